import { CircleAlert } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './unsent-item.module.css'
import { discardUnsent, type Unsent } from '../sending/outbox-store.ts'

interface UnsentItemProps {
  readonly unsent: Unsent
  readonly onRetry: () => void
}

/** A message on its way; one that was refused can be tried again, and is never lost. */
export function UnsentItem({ unsent: { key, text, state, why }, onRetry }: UnsentItemProps) {
  const hasFailed = state === 'failed'
  return (
    <article className={styles['unsent']} aria-label="You" data-unsent={state}>
      <p className={classNames(styles['bubble'], hasFailed && styles['failed'])} dir="auto">
        {text}
      </p>
      {hasFailed ? (
        <p className={styles['state']} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {why === undefined ? 'Not sent.' : `Not sent. ${why}`}
          <button type="button" className={styles['action']} onClick={onRetry}>
            Try again
          </button>
          <button type="button" className={styles['action']} onClick={() => discardUnsent(key)}>
            Discard
          </button>
        </p>
      ) : (
        <p className={styles['state']}>Sending …</p>
      )}
    </article>
  )
}
