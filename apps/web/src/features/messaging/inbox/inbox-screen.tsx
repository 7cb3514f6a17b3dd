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

const NewMessageModal = lazy(() =>
  loadPart(() => import('./new-message-modal.tsx')).then((module) => ({ default: module.NewMessageModal })),
)

const EMPTY = { inbox: 'No conversations yet.', requests: 'Nobody new has written to you.' } as const
const SENDABLE = 'Send Pins, boards and messages to people you know.'

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
  const [isWriting, setWriting] = useState(false)
  const write = () => setWriting(true)
  const list = lists[shown]
  const writeButton = (
    <Button kind="primary" size={48} onClick={write}>
      New message
    </Button>
  )
  const Heading = children === null ? 'h1' : 'h2'
  return (
    <div className={classNames(styles['layout'], children !== null && styles['isOpen'])}>
      <nav className={styles['lists']} aria-label="Conversations">
        <div className={styles['head']}>
          <Heading className={styles['heading']}>Messages</Heading>
          <IconButton label="New message" icon={<SquarePen size={24} aria-hidden="true" />} onClick={write} />
        </div>
        <div className={styles['tabs']}>
          <Link to={links.inbox()} aria-current={shown === 'inbox' ? 'true' : undefined}>
            Inbox
          </Link>
          <Link to={links.messageRequests()} aria-current={shown === 'requests' ? 'true' : undefined}>
            Requests
            {lists.requests.rows.length > 0 && ` · ${lists.requests.rows.length}${lists.requests.hasMore ? '+' : ''}`}
          </Link>
        </div>
        <div className={styles['scroll']}>
          {list.rows.length === 0 ? (
            <>
              <div className={styles['drawn']}>
                <EmptyState
                  drawing="messages"
                  heading={EMPTY[shown]}
                  {...(shown === 'inbox' && { action: writeButton, children: SENDABLE })}
                />
              </div>
              <p className={styles['none']}>{EMPTY[shown]}</p>
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
                Show more
              </Button>
            </div>
          )}
        </div>
      </nav>
      <div className={styles['pane']}>
        {children ?? (
          <EmptyState
            drawing="messages"
            heading={lists.inbox.rows.length === 0 ? 'Share ideas with people.' : 'Pick a conversation.'}
            action={writeButton}
          >
            {SENDABLE}
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
