import { appealDecision, limits, type ModerationDecision } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { dateIn } from '../../entities/report/date-in.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { moderationDecisionsWords as words } from './moderation-decisions.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'

interface DecisionProps {
  readonly first: ModerationDecision
  /** Of a mailed link; empty for whoever is logged in. */
  readonly code: string
}

/** One decision with its reason, and what came of an appeal. */
export function Decision({ first, code }: DecisionProps) {
  const [decision, setDecision] = useState(first)
  const locale = useLocale()
  const { appeal_state: appeal, appeal_answer: answer, is_standing: isStanding } = decision
  return (
    <article className={noticeStyles['notice']}>
      <h2>{nameOf(decision, locale)}</h2>
      <p className={noticeStyles['subtle']}>{words.decided({ date: dateIn(locale, decision.decided_at) })}</p>
      {!isStanding && appeal !== 'granted' && <p>{words.lifted}</p>}
      {decision.reason !== '' && (
        <>
          <p className={noticeStyles['subtle']}>{words.reason}</p>
          <p className={noticeStyles['said']}>{decision.reason}</p>
        </>
      )}
      {appeal !== 'none' && <p role="status">{statuses[appeal](decision)}</p>}
      {answer !== '' && <p className={noticeStyles['said']}>{answer}</p>}
      {decision.is_answered_alone && <p className={noticeStyles['subtle']}>{words.nobodyElse}</p>}
      {appeal === 'none' && isStanding && !decision.viewer_can.appeal && <p>{words.over}</p>}
      {decision.viewer_can.appeal && (
        <>
          <p>{mayAppealText(decision, locale)}</p>
          <AppealForm decision={decision} code={code} onAppealed={setDecision} />
        </>
      )}
    </article>
  )
}

const days = limits.moderation.aloneDays

/** Who decides on an appeal is said as it is: where nobody else works here, the same again. */
function mayAppealText(
  { appeal_until: until, is_judged_by_other: isByOther }: ModerationDecision,
  locale: string,
): string {
  const date = dateIn(locale, until)
  return isByOther ? words.mayAppeal({ date }) : words.mayAppealAlone({ date, days })
}

const statuses = {
  open: ({ is_judged_by_other: isByOther }: ModerationDecision) =>
    isByOther ? words.appealed : words.appealedAlone({ days }),
  granted: () => words.granted,
  refused: () => words.refused,
}

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
    case 'dismiss':
      return words.dismiss
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
    <form {...formProps} className={noticeStyles['form']} aria-label={words.appeal}>
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
