import { limits, type OptionsInput, type ReportReason, reportReasons, reportResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './report-modal.module.css'

const words: Record<ReportReason, string> = {
  spam: 'Spam or misleading',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  sexual: 'Sexual content',
  self_harm: 'Self-harm',
  copyright: 'Somebody else’s work',
  other: 'Something else',
}

interface ReportModalProps {
  readonly heading: string
  readonly thing: Pick<OptionsInput<typeof reportResource.create>, 'object_type' | 'object_id' | 'pin_id'>
  readonly onClose: () => void
}

const isReason = (text: string): text is ReportReason => reportReasons.some((reason) => reason === text)

/** Asks for a reason and tells the moderators. */
export function ReportModal({ heading, thing, onClose }: ReportModalProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['reason', 'detail'],
    validate: (values): Record<string, string> =>
      isReason(values.text('reason')) ? {} : { reason: 'Choose a reason.' },
    send: async (values) => {
      const reason = values.text('reason')
      if (!isReason(reason)) return
      await call(reportResource.create, { ...thing, reason, detail: values.text('detail') })
      onClose()
      showToast({ text: 'Thank you. The moderators will look at it.' })
    },
  })
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={480} hasUnsavedText>
      <form {...formProps} className={styles['form']} aria-label={heading}>
        <fieldset className={styles['reasons']}>
          <legend className={styles['legend']}>What is wrong with it?</legend>
          {reportReasons.map((reason) => (
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
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Report
          </Button>
        </div>
      </form>
    </Modal>
  )
}
