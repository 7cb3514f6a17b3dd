import { MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { useUnread } from '../../api/use-unread.ts'
import styles from './inbox-link.module.css'

const MOST_SHOWN = 99

/** The way to the conversations, with how many messages wait there. */
export function InboxLink() {
  const { messages, news } = useUnread()
  // A conversation's address stands under the inbox's, without its slash.
  const isHere = useLocation().pathname.startsWith(links.inbox().replace(/\/$/, ''))
  const count = messages > MOST_SHOWN ? `${MOST_SHOWN}+` : `${messages}`
  return (
    <Link
      className={styles['link'] ?? ''}
      to={links.inbox()}
      aria-label={messages === 0 ? 'Messages' : `Messages, ${count} unread`}
      aria-current={isHere ? 'page' : undefined}
    >
      <MessageCircle size={24} aria-hidden="true" />
      {/* On phones the bell stands in the inbox. */}
      {messages === 0 && news > 0 && <span className={styles['dot']} aria-hidden="true" />}
      {messages > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
