import { CircleAlert } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './unsent-item.module.css'
import { discardUnsent, type Unsent } from '../sending/outbox-store.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { conversationWords } from '../../../entities/conversation/conversation.words.ts'
import { messageLogWords } from './message-log.words.ts'

interface UnsentItemProps {
  readonly unsent: Unsent
  readonly onRetry: () => void
}

/** A message on its way; one that was refused can be tried again, and is never lost. */
export function UnsentItem({ unsent: { key, text, state, why }, onRetry }: UnsentItemProps) {
  const hasFailed = state === 'failed'
  return (
    <article className={styles['unsent']} aria-label={conversationWords.you} data-unsent={state}>
      <p className={classNames(styles['bubble'], hasFailed && styles['failed'])} dir="auto">
        {text}
      </p>
      {hasFailed ? (
        <p className={styles['state']} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {why === undefined ? messageLogWords.notSent : messageLogWords.notSentSince({ why })}
          <button type="button" className={styles['action']} onClick={onRetry}>
            {actionWords.retry}
          </button>
          <button type="button" className={styles['action']} onClick={() => discardUnsent(key)}>
            {messageLogWords.discard}
          </button>
        </p>
      ) : (
        <p className={styles['state']}>{messageLogWords.sending}</p>
      )}
    </article>
  )
}
