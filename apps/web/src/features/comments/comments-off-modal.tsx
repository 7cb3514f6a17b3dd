import { Button } from '../../ui/button.tsx'
import styles from '../../ui/confirm-modal.module.css'
import { Modal } from '../../ui/modal.tsx'

/** ER-13 */
export function CommentsOffModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      heading="Comments are turned off"
      isOpen
      onClose={onClose}
      width={440}
      role="alertdialog"
      hasUnsavedText={false}
    >
      <p>You can allow comments in the app under social permissions in settings.</p>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onClose}>
          Got it
        </Button>
      </div>
    </Modal>
  )
}
