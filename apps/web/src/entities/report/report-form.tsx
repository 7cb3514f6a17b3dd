import {
  isReasonOf,
  limits,
  type OptionsInput,
  type ReportedType,
  type ReportReason,
  reportReasonsOf,
  reportResource,
} from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import styles from './report-form.module.css'

const words: Record<ReportReason, string> = {
  spam: 'Spam or misleading',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  sexual: 'Sexual content',
  self_harm: 'Self-harm',
  copyright: 'Someone else’s work',
  impersonation: 'Pretending to be someone else',
  underage: 'Too young to have an account',
  other: 'Something else',
}
const questions: Record<ReportedType, string> = {
  pin: 'What is wrong with it?',
  comment: 'What is wrong with it?',
  user: 'What is wrong with this profile?',
  conversation: 'What is wrong with this conversation?',
  message: 'What is wrong with it?',
}

/** What is reported. */
export type Reported = Pick<OptionsInput<typeof reportResource.create>, 'object_type' | 'object_id' | 'pin_id'>

interface ReportFormProps {
  /** What the form is called. */
  readonly label: string
  readonly thing: Reported
  readonly onSent: () => void
  readonly onCancel?: () => void
}

/** PR-06, PS-18: asks for a reason and tells the moderators. */
export function ReportForm({ label, thing, onSent, onCancel }: ReportFormProps) {
  const type = thing.object_type
  const { errors, isBusy, formProps } = useForm({
    fields: ['reason', 'detail'],
    validate: (values): Record<string, string> =>
      isReasonOf(type, values.text('reason')) ? {} : { reason: 'Choose a reason.' },
    send: async (values) => {
      const reason = values.text('reason')
      if (!isReasonOf(type, reason)) return
      await call(reportResource.create, { ...thing, reason, detail: values.text('detail') })
      onSent()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={label}>
      <fieldset className={styles['reasons']}>
        <legend className={styles['legend']}>{questions[type]}</legend>
        {reportReasonsOf[type].map((reason) => (
          <label key={reason} className={styles['reason']}>
            <input type="radio" name="reason" value={reason} />
            {words[reason]}
          </label>
        ))}
      </fieldset>
      {errors['reason'] !== undefined && <FieldError>{errors['reason']}</FieldError>}
      <TextArea
        label="Anything else we should know?"
        name="detail"
        rows={2}
        maxLength={limits.reportDetail.longest}
        error={errors['detail']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Report
        </Button>
      </div>
    </form>
  )
}
