import type { Conversation } from '@pinfold/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { ConversationAvatars } from './conversation-avatars.tsx'
import styles from './conversation-header.module.css'
import { ConversationMenu } from './conversation-menu.tsx'
import { conversationName } from '../../../entities/conversation/conversation-words.ts'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { conversationWords } from '../../../entities/conversation/conversation.words.ts'
import { conversationScreenWords } from './conversation-screen.words.ts'

/** Who is in it, the way back on phones, and what can be done with it. */
export function ConversationHeader({ conversation }: { readonly conversation: Conversation }) {
  const { users, is_group: isGroup, is_request: isRequest } = conversation
  const [other] = users
  const locale = useLocale()
  const words = (
    <>
      <ConversationAvatars users={users} />
      <span className={styles['words']}>
        <h1 className={styles['name']}>{conversationName(conversation, locale)}</h1>
        <span className={styles['detail']}>
          {isGroup || !other ? conversationWords.people(counted(users.length + 1, locale)) : `@${other.username}`}
        </span>
      </span>
    </>
  )
  return (
    <header className={styles['header']}>
      <Link
        className={styles['back']}
        to={isRequest ? links.messageRequests() : links.inbox()}
        aria-label={conversationScreenWords.back}
      >
        <ArrowLeft size={24} aria-hidden="true" />
      </Link>
      {isGroup || !other ? (
        <div className={styles['who']}>{words}</div>
      ) : (
        <Link className={styles['who']} to={links.profile(other.username)}>
          {words}
        </Link>
      )}
      <ConversationMenu conversation={conversation} />
    </header>
  )
}
