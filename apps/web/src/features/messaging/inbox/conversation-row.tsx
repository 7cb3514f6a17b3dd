import type { Conversation } from '@pinfold/contract'
import { NavLink } from 'react-router'
import { links } from '../../../api/links.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConversationAvatars } from '../conversation/conversation-avatars.tsx'
import { useConversation } from '../../../entities/conversation/use-conversation.ts'
import styles from './conversation-row.module.css'
import { conversationName, previewOf } from '../../../entities/conversation/conversation-words.ts'

/** A conversation in the list: who, what was said last, when, and whether it was read. */
export function ConversationRow({ conversation: row }: { readonly conversation: Conversation }) {
  const conversation = useConversation(row)
  const { id, users, unread, last_message: last, created_at: createdAt } = conversation
  return (
    <li>
      <NavLink className={classNames(styles['row'], unread > 0 && styles['isUnread'])} to={links.conversation(id)}>
        <ConversationAvatars users={users} />
        <span className={styles['words']}>
          <span className={styles['name']}>{conversationName(conversation)}</span>
          <span className={styles['preview']} dir="auto">
            {previewOf(conversation)}
          </span>
        </span>
        <span className={styles['end']}>
          <Age className={styles['age']} moment={last?.created_at ?? createdAt} locale={useLocale()} form="short" />
          {unread > 0 && (
            <span className={styles['count']}>
              {unread > 99 ? '99+' : unread}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </span>
      </NavLink>
    </li>
  )
}
