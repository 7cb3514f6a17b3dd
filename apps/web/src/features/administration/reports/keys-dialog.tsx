import { Modal } from '../../../ui/modal.tsx'
import { deedName } from './deed-names.ts'
import { queueKeys } from './queue-keys.ts'
import { reportQueueWords as words } from './report-queue.words.ts'
import styles from './reports.module.css'

/** All keys of the queue. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal heading={words.keys} isOpen onClose={onClose} width={480}>
      <p>{words.keysText}</p>
      <dl className={styles['keys']}>
        {queueKeys.map(([key, deed]) => (
          <div key={key} className={styles['row']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd>{deedName(deed)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
