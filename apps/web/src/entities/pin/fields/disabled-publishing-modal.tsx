import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import styles from './disabled-publishing-modal.module.css'
import { disabledPublishingWords } from './disabled-publishing.words.ts'

/** ER-05: stands in the way of publishing while Pins cannot be made. What was written stays in the form. */
export function DisabledPublishingModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      heading={disabledPublishingWords.heading}
      isOpen
      onClose={onClose}
      width={440}
      role="alertdialog"
      hasUnsavedText={false}
    >
      <p>{disabledPublishingWords.text}</p>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onClose}>
          {disabledPublishingWords.dismiss}
        </Button>
      </div>
    </Modal>
  )
}
