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
import { actionWords } from '../../ui/action.words.ts'
import { reportFormWords } from './report-form.words.ts'

const reasons = {
  spam: () => reportFormWords.spam,
  harassment: () => reportFormWords.harassment,
  hate: () => reportFormWords.hate,
  sexual: () => reportFormWords.sexual,
  self_harm: () => reportFormWords.selfHarm,
  copyright: () => reportFormWords.copyright,
  impersonation: () => reportFormWords.impersonation,
  underage: () => reportFormWords.underage,
  other: () => reportFormWords.other,
} satisfies Record<ReportReason, () => string>
const questions = {
  pin: () => reportFormWords.wrongWithIt,
  board: () => reportFormWords.wrongWithIt,
  comment: () => reportFormWords.wrongWithIt,
  user: () => reportFormWords.wrongWithProfile,
  conversation: () => reportFormWords.wrongWithConversation,
  message: () => reportFormWords.wrongWithIt,
} satisfies Record<ReportedType, () => string>

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
      isReasonOf(type, values.text('reason')) ? {} : { reason: reportFormWords.chooseReason },
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
        <legend className={styles['legend']}>{questions[type]()}</legend>
        {reportReasonsOf[type].map((reason) => (
          <label key={reason} className={styles['reason']}>
            <input type="radio" name="reason" value={reason} />
            {reasons[reason]()}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">{errors['reason'] !== undefined && <FieldError>{errors['reason']}</FieldError>}</div>
      <TextArea
        label={reportFormWords.detail}
        name="detail"
        rows={2}
        maxLength={limits.reportDetail.longest}
        error={errors['detail']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        {onCancel && <Button onClick={onCancel}>{actionWords.cancel}</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {reportFormWords.report}
        </Button>
      </div>
    </form>
  )
}
