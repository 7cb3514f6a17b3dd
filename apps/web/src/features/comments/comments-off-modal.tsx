import { Button } from '../../ui/button.tsx'
import styles from '../../ui/confirm-modal.module.css'
import { Modal } from '../../ui/modal.tsx'
import { commentsOffWords } from './comments-off.words.ts'

/** ER-13 */
export function CommentsOffModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      heading={commentsOffWords.heading}
      isOpen
      onClose={onClose}
      width={440}
      role="alertdialog"
      hasUnsavedText={false}
    >
      <p>{commentsOffWords.how}</p>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onClose}>
          {commentsOffWords.gotIt}
        </Button>
      </div>
    </Modal>
  )
}
