import { SquarePen } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConversationRow } from './conversation-row.tsx'
import styles from './inbox-screen.module.css'
import { type ConversationPage, useConversations } from '../use-conversations.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { useLocale } from '../../../api/viewer.ts'
import { formatCount } from '../../../ui/format.ts'
import { inboxWords } from './inbox.words.ts'

const NewMessageModal = lazy(() =>
  loadPart(() => import('./new-message-modal.tsx')).then((module) => ({ default: module.NewMessageModal })),
)

const emptyText = (shown: 'inbox' | 'requests') =>
  shown === 'inbox' ? inboxWords.noConversations : inboxWords.noRequests

type ConversationLists = ReturnType<typeof useConversations>

interface InboxScreenProps {
  readonly inbox: ConversationPage
  readonly requests: ConversationPage
  /** Which list shows. */
  readonly shown: 'inbox' | 'requests'
  /** The conversation that is open beside it; on phones it covers the list. */
  readonly children: ReactNode | null
}

/** MS-01: the conversations, and beside them the one that is open. */
export function InboxScreen({ inbox, requests, shown, children }: InboxScreenProps) {
  const lists = useConversations({ inbox, requests })
  const locale = useLocale()
  const [isWriting, setWriting] = useState(false)
  const write = () => setWriting(true)
  const list = lists[shown]
  const writeButton = (
    <Button kind="primary" size={48} onClick={write}>
      {inboxWords.newMessage}
    </Button>
  )
  const Heading = children === null ? 'h1' : 'h2'
  return (
    <div className={classNames(styles['layout'], children !== null && styles['isOpen'])}>
      <nav className={styles['lists']} aria-label={inboxWords.conversations}>
        <div className={styles['head']}>
          <Heading className={styles['heading']}>{inboxWords.heading}</Heading>
          <IconButton label={inboxWords.newMessage} icon={<SquarePen size={24} aria-hidden="true" />} onClick={write} />
        </div>
        <div className={styles['tabs']}>
          <Link to={links.inbox()} aria-current={shown === 'inbox' ? 'true' : undefined}>
            {inboxWords.inbox}
          </Link>
          <Link to={links.messageRequests()} aria-current={shown === 'requests' ? 'true' : undefined}>
            {requestsTab(lists.requests, locale)}
          </Link>
        </div>
        <div className={styles['scroll']}>
          {list.rows.length === 0 ? (
            <>
              <div className={styles['drawn']}>
                <EmptyState
                  drawing="messages"
                  heading={emptyText(shown)}
                  {...(shown === 'inbox' && { action: writeButton, children: inboxWords.sendable })}
                />
              </div>
              <p className={styles['none']}>{emptyText(shown)}</p>
            </>
          ) : (
            <ul className={styles['rows']}>
              {list.rows.map((conversation) => (
                <ConversationRow key={conversation.id} conversation={conversation} />
              ))}
            </ul>
          )}
          {list.hasMore && (
            <div className={styles['more']}>
              <Button size={32} isBusy={list.isLoadingMore} onClick={list.hasFailed ? list.retry : list.loadMore}>
                {inboxWords.showMore}
              </Button>
            </div>
          )}
        </div>
      </nav>
      <div className={styles['pane']}>
        {children ?? (
          <EmptyState
            drawing="messages"
            heading={lists.inbox.rows.length === 0 ? inboxWords.share : inboxWords.pick}
            action={writeButton}
          >
            {inboxWords.sendable}
          </EmptyState>
        )}
      </div>
      {isWriting && (
        <Suspense fallback={null}>
          <NewMessageModal onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function requestsTab(
  { rows, hasMore }: Pick<ConversationLists['requests'], 'rows' | 'hasMore'>,
  locale: string,
): string {
  if (rows.length === 0) return inboxWords.requests
  const shown = formatCount(rows.length, locale)
  return hasMore ? inboxWords.requestsAndMore({ shown }) : inboxWords.requestsCounted({ shown })
}
