import {
  type LawKey,
  TAKEDOWN_FORM_DATE,
  takedownDays,
  takedownDetails,
  takedownLaws,
  type TakedownLaw,
  takedownLawTypes,
  type TakedownReceipt,
  takedownSubmissions,
} from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { type Values, useForm } from '../../api/use-form.ts'
import { useLocale } from '../../api/viewer.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { useCanModerate } from '../../entities/report/use-laws.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Rich } from '../../ui/rich.tsx'
import { dateIn } from '../../entities/report/date-in.ts'
import { ClaimantFields, ClaimFields } from './takedown-fields.tsx'
import { takedownFormWords as words } from './takedown-form.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'
import { useArrival } from '../../ui/use-arrival.ts'

interface TakedownScreenProps {
  readonly law: LawKey
  /** The address of what is to be taken down, where one was looked at. */
  readonly about: string
}

/** MD-04, EN-14: asking for things to be taken down by a local law. */
export function TakedownScreen({ law: key, about }: TakedownScreenProps) {
  const law: TakedownLaw | undefined = takedownLaws
    .map((each) => ({ ...each, country_codes: [...each.country_codes] }))
    .find((each) => each.law_key === key)
  const canModerate = useCanModerate()
  const [sent, setSent] = useState<{ receipt: TakedownReceipt; email: string } | null>(null)
  if (!law) return null
  const { name, about: aboutLaw } = lawTexts(key)
  return (
    <div className={noticeStyles['screen']}>
      <h1>{name}</h1>
      {sent !== null ? (
        <Sent {...sent} onAnother={() => setSent(null)} />
      ) : (
        <>
          <p className={noticeStyles['subtle']}>{aboutLaw}</p>
          {law.allow_anonymous_submission || canModerate ? (
            <TakedownForm law={law} law_key={key} about={about} onSent={setSent} />
          ) : (
            <MembersOnly />
          )}
        </>
      )}
      <p>
        <Link to={links.transparency()}>{words.counts}</Link>
      </p>
    </div>
  )
}

function MembersOnly() {
  const ask = useLoginPrompt()
  return (
    <section className={noticeStyles['notice']}>
      <p>{words.membersOnly}</p>
      <Button kind="primary" aria-haspopup="dialog" onClick={() => ask('general', () => undefined)}>
        {words.logIn}
      </Button>
    </section>
  )
}

interface SentProps {
  readonly receipt: TakedownReceipt
  readonly email: string
  readonly onAnother: () => void
}

function Sent({ receipt, email, onAnother }: SentProps) {
  const locale = useLocale()
  const heading = useArrival()
  const strong = (text: string) => <strong>{text}</strong>
  return (
    <section className={noticeStyles['notice']}>
      <h2 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h2>
      <p>
        <Rich parts={words.number({ number: receipt.id, date: dateIn(locale, receipt.due_at), b: strong })} />
      </p>
      <p>{email === '' ? words.keepNumber : words.mailed({ email })}</p>
      <Button onClick={onAnother}>{words.another}</Button>
    </section>
  )
}

interface FormProps {
  readonly law: TakedownLaw
  readonly law_key: LawKey
  readonly about: string
  readonly onSent: (sent: { receipt: TakedownReceipt; email: string }) => void
}

const fields = [
  'law_types',
  'country',
  'addresses',
  'explanation',
  'work',
  'trademark',
  'registration',
  'personal_data',
  'name',
  'organisation',
  'email',
  'flagger_number',
  'is_true',
]

function TakedownForm({ law, law_key: key, about, onSent }: FormProps) {
  const locale = useLocale()
  const { errors, isBusy, formProps } = useForm({
    fields,
    validate: missingIn,
    async send(values) {
      const isAnonymous = values.isChecked('is_anonymous')
      const { data: receipt } = await call(takedownSubmissions[key], {
        law_types: values.all('law_types'),
        country: values.text('country'),
        addresses: values.text('addresses'),
        explanation: values.text('explanation'),
        work: values.text('work'),
        trademark: values.text('trademark'),
        registration: values.text('registration'),
        personal_data: values.text('personal_data'),
        is_anonymous: isAnonymous,
        // Whoever wants no name on it sends none, whatever they typed before.
        name: isAnonymous ? '' : values.text('name'),
        organisation: isAnonymous ? '' : values.text('organisation'),
        email: isAnonymous ? '' : values.text('email'),
        is_trusted_flagger: values.isChecked('is_trusted_flagger'),
        flagger_number: values.text('flagger_number'),
        is_for_complaints_office: values.isChecked('is_for_complaints_office'),
        is_true: values.isChecked('is_true'),
      })
      onSent({ receipt, email: isAnonymous ? '' : values.text('email') })
    },
  })
  const days = takedownDays[key].answer
  const shown = new Intl.NumberFormat(locale).format(days)
  return (
    <form {...formProps} className={noticeStyles['form']} aria-label={lawTexts(key).name}>
      <p>{words.intro({ count: days, shown })}</p>
      <ClaimFields law={law} errors={errors} about={about} />
      <ClaimantFields law={law} errors={errors} />
      <div>
        <Checkbox
          label={words.isTrue}
          name="is_true"
          aria-invalid={errors['is_true'] === undefined ? undefined : true}
        />
        {errors['is_true'] !== undefined && <FieldError>{errors['is_true']}</FieldError>}
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isBusy={isBusy}>
        {words.send}
      </Button>
      <p className={noticeStyles['subtle']}>{words.formDate({ date: dateIn(locale, TAKEDOWN_FORM_DATE) })}</p>
    </form>
  )
}

/** What is missing, all of it at once; whether it is right is for the server to say. */
function missingIn(values: Values): Record<string, string> {
  const chosen = values.all('law_types')
  const asked = takedownLawTypes.flatMap((type) => (chosen.includes(type) ? takedownDetails[type] : []))
  const named = values.isChecked('is_anonymous') ? [] : ['name', 'email']
  const flagger = values.isChecked('is_trusted_flagger') ? ['flagger_number'] : []
  const missing = ['addresses', ...asked, 'explanation', ...named, ...flagger].filter(
    (name) => values.text(name).trim() === '',
  )
  return {
    ...(chosen.length === 0 && { law_types: words.chooseKind }),
    ...Object.fromEntries(missing.map((name) => [name, words.required])),
    ...(!values.isChecked('is_true') && { is_true: words.confirm }),
  }
}
