import type { Message, ReactionType } from '@pinfold/contract'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale, useRootData } from '../../../api/viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { MessageRun } from './message-days.ts'
import styles from './message-item.module.css'
import { textParts } from './message-parts.ts'
import { MessageMenu } from './message-menu.tsx'
import { ReactButton, ReactionChips } from './message-reactions.tsx'
import { messageLabel } from '../../../entities/conversation/conversation-words.ts'
import { SharedCard } from './shared-card.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'

interface MessageRunItemProps {
  readonly run: MessageRun<Message>
  readonly isGroup: boolean
  readonly onReact: (message: Message, wanted: ReactionType | null) => void
  readonly onDelete: (message: Message) => Promise<void>
}

/** What one person wrote at a stretch: whose it is stands there once, and when at its end. */
export function MessageRunItem({ run: { messages }, isGroup, onReact, onDelete }: MessageRunItemProps) {
  const zone = useTimeZone()
  const locale = useLocale()
  const [first] = messages
  const last = messages.at(-1)
  if (!first || !last) return null
  const { sender, sent_by_me: isOwn } = first
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(last.created_at))
  return (
    <div className={classNames(styles['run'], isOwn && styles['own'])}>
      {!isOwn && (
        <Link className={styles['who']} to={links.profile(sender.username)} aria-label={sender.full_name}>
          <Avatar name={sender.full_name} pictureUrl={sender.image_small_url} size={32} />
        </Link>
      )}
      <div className={styles['messages']}>
        {isGroup && !isOwn && <p className={styles['name']}>{sender.full_name}</p>}
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            onReact={(wanted) => onReact(message, wanted)}
            onDelete={() => onDelete(message)}
          />
        ))}
        <time className={styles['time']} dateTime={new Date(last.created_at).toISOString()}>
          {time}
        </time>
      </div>
    </div>
  )
}

interface MessageItemProps {
  readonly message: Message
  readonly onReact: (wanted: ReactionType | null) => void
  readonly onDelete: () => Promise<void>
}

function MessageItem({ message, onReact, onDelete }: MessageItemProps) {
  return (
    <article className={styles['message']} aria-label={messageLabel(message)} data-message={message.id}>
      <div className={styles['content']}>
        <SharedCard message={message} />
        {message.text !== '' && (
          <p className={styles['bubble']} dir="auto">
            <MessageText text={message.text} />
          </p>
        )}
        <ReactionChips message={message} onReact={onReact} />
      </div>
      <div className={styles['tools']}>
        {message.viewer_can.react && <ReactButton message={message} onReact={onReact} />}
        <MessageMenu message={message} onDelete={onDelete} />
      </div>
    </article>
  )
}

/** Words with the addresses in them as links; those of others open beside the page. */
function MessageText({ text }: { readonly text: string }) {
  const origin = useRootData()?.publicUrl
  const parts = textParts(text, origin === undefined ? '' : new URL(origin).origin)
  return parts.map((part, index) => (
    // Parts have no identity of their own, and never move.
    <Fragment key={index}>
      {!('href' in part) ? (
        part.text
      ) : part.isOwn ? (
        <Link to={part.href}>{part.text}</Link>
      ) : (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part.text}
        </a>
      )}
    </Fragment>
  ))
}
