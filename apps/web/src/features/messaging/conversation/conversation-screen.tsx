import type { Conversation } from '@pinfold/contract'
import { useState } from 'react'
import { Composer } from '../sending/composer.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import styles from './conversation-screen.module.css'
import { typingWords } from '../../../entities/conversation/conversation-words.ts'
import { firstUnread } from '../log/message-days.ts'
import { MessageLog } from '../log/message-log.tsx'
import { RequestBar } from './request-bar.tsx'
import { useLiveConversation } from './use-live-conversation.ts'
import { type MessagePage, useMessages } from '../log/use-messages.ts'
import { useOutbox } from '../sending/use-outbox.ts'
import { useReadMarks } from './use-read-marks.ts'
import { useTyping } from './use-typing.ts'
import { conversationScreenWords } from './conversation-screen.words.ts'

interface ConversationScreenProps {
  readonly conversation: Conversation
  readonly messages: MessagePage
}

/** CR-07, MS-01: one conversation. Give it the conversation's id as its key. */
export function ConversationScreen({ conversation: loaded, messages: first }: ConversationScreenProps) {
  const conversation = useLiveConversation(loaded)
  const messages = useMessages(conversation, first)
  const { rows } = messages
  const outbox = useOutbox(conversation.id, (message) => messages.put(message))
  const { typing, sayTyping } = useTyping(conversation)
  // Where the reader left off stays marked while the conversation is open.
  const [unreadFrom] = useState(() => firstUnread(rows, loaded.unread))
  useReadMarks(conversation, rows[0])
  const names = conversation.users
    .filter(({ id }) => typing.includes(id))
    .map((user) => user.first_name || user.full_name)
  const can = conversation.viewer_can
  return (
    <section className={styles['conversation']} aria-label={conversationScreenWords.conversation}>
      <ConversationHeader conversation={conversation} />
      <MessageLog conversation={conversation} messages={messages} unreadFrom={unreadFrom} outbox={outbox} />
      <p className={styles['typing']} aria-hidden={names.length === 0}>
        {typingWords(names)}
      </p>
      {can.answer_request ? (
        <RequestBar conversation={conversation} />
      ) : can.write ? (
        <Composer conversationId={conversation.id} onSend={outbox.send} onType={sayTyping} />
      ) : (
        <p className={styles['closed']}>{conversationScreenWords.closed}</p>
      )}
    </section>
  )
}
