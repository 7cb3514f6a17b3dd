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
import { badgeText } from '../../../ui/count-badge.tsx'
import { Rich } from '../../../ui/rich.tsx'
import { inboxWords } from './inbox.words.ts'

const hidden = (text: string) => <span className="visually-hidden">{text}</span>

/** A conversation in the list: who, what was said last, when, and whether it was read. */
export function ConversationRow({ conversation: row }: { readonly conversation: Conversation }) {
  const conversation = useConversation(row)
  const locale = useLocale()
  const { id, users, unread, last_message: last, created_at: createdAt } = conversation
  return (
    <li>
      <NavLink className={classNames(styles['row'], unread > 0 && styles['isUnread'])} to={links.conversation(id)}>
        <ConversationAvatars users={users} />
        <span className={styles['words']}>
          <span className={styles['name']}>{conversationName(conversation, locale)}</span>
          <span className={styles['preview']} dir="auto">
            {previewOf(conversation)}
          </span>
        </span>
        <span className={styles['end']}>
          <Age className={styles['age']} moment={last?.created_at ?? createdAt} locale={locale} form="short" />
          {unread > 0 && (
            <span className={styles['count']}>
              <Rich
                parts={inboxWords.unread({
                  count: unread,
                  shown: badgeText(unread),
                  hidden,
                })}
              />
            </span>
          )}
        </span>
      </NavLink>
    </li>
  )
}
