import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import styles from './disabled-publishing-modal.module.css'

/** ER-05: stands in the way of publishing while Pins cannot be made. What was written stays in the form. */
export function DisabledPublishingModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal heading="Publishing is off" isOpen onClose={onClose} width={440} role="alertdialog" hasUnsavedText={false}>
      <p>
        Oops... Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and
        publishing again later.
      </p>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onClose}>
          Dismiss
        </Button>
      </div>
    </Modal>
  )
}
