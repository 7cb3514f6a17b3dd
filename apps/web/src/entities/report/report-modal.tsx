import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ReportForm, type Reported } from './report-form.tsx'
import { reportFormWords } from './report-form.words.ts'

interface ReportModalProps {
  readonly heading: string
  readonly thing: Reported
  readonly onClose: () => void
}

/** Reports a pin, a comment or a member to the moderators. */
export function ReportModal({ heading, thing, onClose }: ReportModalProps) {
  const finish = () => {
    onClose()
    showToast({ text: reportFormWords.sent })
  }
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={480} hasUnsavedText>
      <ReportForm label={heading} thing={thing} onSent={finish} onCancel={onClose} />
    </Modal>
  )
}
