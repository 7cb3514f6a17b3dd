import { limits, objectToTakedown, type TakedownNotice } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { dateIn } from '../../entities/report/date-in.ts'
import { takedownFormWords } from './takedown-form.words.ts'
import { takedownNoticesWords as words } from './takedown-notices.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'

/** What was removed of the member's own things, and the way to object. */
export function NoticesScreen({ notices }: { readonly notices: readonly TakedownNotice[] }) {
  if (notices.length === 0) {
    return (
      <EmptyState
        drawing="boards"
        heading={words.heading}
        headingLevel={1}
        action={<LinkButton to={links.home()}>{words.home}</LinkButton>}
      >
        {words.none}
      </EmptyState>
    )
  }
  return (
    <div className={noticeStyles['screen']}>
      <h1>{words.heading}</h1>
      {notices.map((notice) => (
        <Notice key={`${notice.takedown_id} ${notice.object_id}`} first={notice} />
      ))}
    </div>
  )
}

const things = { pin: () => words.pin, board: () => words.board, user: () => words.user }

function Notice({ first }: { readonly first: TakedownNotice }) {
  const [notice, setNotice] = useState(first)
  const locale = useLocale()
  const { name: law } = lawTexts(notice.law)
  return (
    <article className={noticeStyles['notice']}>
      <h2>{things[notice.object_type]()}</h2>
      <p>{whereOf(notice, law, locale)}</p>
      <p className={noticeStyles['subtle']}>{words.told}</p>
      <p className={noticeStyles['said']}>{notice.explanation}</p>
      {notice.state === 'objected' && notice.restored_at !== null && (
        <p role="status">{words.objected({ date: dateIn(locale, notice.restored_at) })}</p>
      )}
      {notice.is_in_court && <p>{words.inCourt}</p>}
      {notice.viewer_can.object && notice.objection_until !== null && (
        <>
          <p>{words.until({ date: dateIn(locale, notice.objection_until) })}</p>
          <ObjectionForm notice={notice} onObjected={setNotice} />
        </>
      )}
    </article>
  )
}

function whereOf({ state, countries }: TakedownNotice, law: string, locale: string): string {
  if (state === 'restored') return words.restored({ law })
  if (countries.length === 0) return words.everywhere({ law })
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const named = new Intl.ListFormat(locale).format(countries.map((code) => names.of(code) ?? code))
  return words.inCountries({ law, countries: named })
}

interface ObjectionProps {
  readonly notice: TakedownNotice
  readonly onObjected: (notice: TakedownNotice) => void
}

function ObjectionForm({ notice, onObjected }: ObjectionProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['explanation', 'is_true'],
    validate: (values): Record<string, string> => ({
      ...(values.text('explanation').trim() === '' && { explanation: takedownFormWords.required }),
      ...(!values.isChecked('is_true') && { is_true: takedownFormWords.confirm }),
    }),
    async send(values) {
      const { takedown_id: takedownId, object_id: objectId } = notice
      const { data } = await call(objectToTakedown, {
        takedown_id: takedownId,
        object_id: objectId,
        explanation: values.text('explanation'),
        is_true: values.isChecked('is_true'),
      })
      onObjected(data)
    },
  })
  return (
    <form {...formProps} className={noticeStyles['form']} aria-label={words.object}>
      <TextArea
        label={words.why}
        name="explanation"
        rows={3}
        maxLength={limits.takedown.longestExplanation}
        error={errors['explanation']}
        required
      />
      <div>
        <Checkbox
          label={words.isTrue}
          name="is_true"
          aria-invalid={errors['is_true'] === undefined ? undefined : true}
        />
        {errors['is_true'] !== undefined && <FieldError>{errors['is_true']}</FieldError>}
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" isBusy={isBusy}>
        {words.object}
      </Button>
    </form>
  )
}
