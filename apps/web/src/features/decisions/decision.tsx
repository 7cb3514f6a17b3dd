import { appealDecision, limits, type ModerationDecision } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import styles from './decisions.module.css'
import { moderationDecisionsWords as words } from './moderation-decisions.words.ts'

interface DecisionProps {
  readonly first: ModerationDecision
  /** Of a mailed link; empty for whoever is logged in. */
  readonly code: string
}

/** A day in words, the same wherever the page is made. */
const dateIn = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))

/** One decision with its reason, and what came of an appeal. */
export function Decision({ first, code }: DecisionProps) {
  const [decision, setDecision] = useState(first)
  const locale = useLocale()
  const { appeal_state: appeal, appeal_answer: answer, is_standing: isStanding } = decision
  return (
    <article className={styles['decision']}>
      <h2>{nameOf(decision, locale)}</h2>
      <p className={styles['subtle']}>{words.decided({ date: dateIn(locale, decision.decided_at) })}</p>
      {!isStanding && appeal !== 'granted' && <p>{words.lifted}</p>}
      <p className={styles['subtle']}>{words.reason}</p>
      <p className={styles['said']}>{decision.reason}</p>
      {appeal !== 'none' && <p role="status">{statuses[appeal]()}</p>}
      {answer !== '' && <p className={styles['said']}>{answer}</p>}
      {appeal === 'none' && isStanding && !decision.viewer_can.appeal && <p>{words.over}</p>}
      {decision.viewer_can.appeal && (
        <>
          <p>{words.mayAppeal({ date: dateIn(locale, decision.appeal_until) })}</p>
          <AppealForm decision={decision} code={code} onAppealed={setDecision} />
        </>
      )}
    </article>
  )
}

const statuses = { open: () => words.appealed, granted: () => words.granted, refused: () => words.refused }

function nameOf({ kind, object_type: type, until, decided_at: decidedAt }: ModerationDecision, locale: string): string {
  switch (kind) {
    case 'hide':
      return words.hide
    case 'warn':
      return words.warn
    case 'suspend':
      return words.suspend({ date: dateIn(locale, until ?? decidedAt) })
    case 'ban':
      return words.ban
    case 'block_picture':
      return words.blockPicture
    case 'remove':
      return removedOf(type)
  }
}

function removedOf(type: ModerationDecision['object_type']): string {
  if (type === 'board') return words.removeBoard
  if (type === 'comment') return words.removeComment
  return type === 'message' ? words.removeMessage : words.removePin
}

interface AppealProps {
  readonly decision: ModerationDecision
  readonly code: string
  readonly onAppealed: (decision: ModerationDecision) => void
}

function AppealForm({ decision, code, onAppealed }: AppealProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['explanation'],
    validate: (values): Record<string, string> =>
      values.text('explanation').trim() === '' ? { explanation: words.sayWhy } : {},
    async send(values) {
      const wish = { decision_id: decision.id, code, explanation: values.text('explanation') }
      const { data } = await call(appealDecision, wish)
      onAppealed(data)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={words.appeal}>
      <TextArea
        label={words.why}
        name="explanation"
        rows={3}
        maxLength={limits.moderation.longestAppeal}
        error={errors['explanation']}
        required
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" isBusy={isBusy}>
        {words.appeal}
      </Button>
    </form>
  )
}
