import { MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { links } from '../../../api/links.ts'
import { useUnread } from '../../../api/use-unread.ts'
import { badgeText, CountBadge } from '../../../ui/count-badge.tsx'
import styles from './inbox-link.module.css'
import { inboxLinkWords } from './inbox-link.words.ts'

/** The way to the conversations, with how many messages wait there. */
export function InboxLink() {
  const { messages } = useUnread()
  // A conversation's address stands under the inbox's, without its slash.
  const isHere = useLocation().pathname.startsWith(links.inbox().replace(/\/$/, ''))
  return (
    <Link
      className={styles['link'] ?? ''}
      data-anchor="inbox"
      to={links.inbox()}
      aria-label={
        messages === 0
          ? inboxLinkWords.messages
          : inboxLinkWords.unread({ count: messages, shown: badgeText(messages) })
      }
      aria-current={isHere ? 'page' : undefined}
    >
      <MessageCircle size={24} aria-hidden="true" />
      <CountBadge count={messages} />
    </Link>
  )
}
