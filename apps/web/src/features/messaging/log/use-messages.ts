import {
  type Conversation,
  conversationMessagesResource,
  deleteMessage,
  getMessage,
  type Message,
  type ReactionType,
  reactToMessage,
  unreactToMessage,
} from '@pinfold/contract'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '../../../api/client.ts'
import { ApiFailure, messageOf } from '../../../api/failure.ts'
import { useLive } from '../../../api/use-live.ts'
import { listKey, usePages } from '../../../api/use-pages.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { withMessage, withoutMessage, withReaction } from './message-pages.ts'
import { untilSent } from '../sending/outbox-store.ts'

export type MessagePage = Answer<typeof conversationMessagesResource.get>
type Pages = InfiniteData<MessagePage, string | undefined>

/** The messages of a conversation, newest first; they follow the news. */
export function useMessages({ id }: Conversation, first: MessagePage) {
  const queries = useQueryClient()
  const options = { conversation_id: id }
  const key = listKey(conversationMessagesResource.get, options)
  // Reading everything anew ends the reading of an older page, which is then asked for again.
  const [readings, setReadings] = useState(0)
  const list = usePages(conversationMessagesResource.get, options, first)
  const put = (message: Message) =>
    queries.setQueryData<Pages>(key, (old) => old && { ...old, pages: withMessage(old.pages, message) })
  const read = async (messageId: string) => {
    try {
      put((await call(getMessage, { conversation_id: id, message_id: messageId })).data)
    } catch {
      await queries.invalidateQueries({ queryKey: key })
    }
  }
  useLive('message', ({ conversation_id: where, message_id: messageId }) => {
    // An own message that is on its way shows already, and must not show twice.
    if (where === id) void untilSent().then(() => read(messageId))
  })
  useLive('message_changed', ({ conversation_id: where, message_id: messageId }) => {
    if (where === id) void read(messageId)
  })
  const readAll = () => void queries.invalidateQueries({ queryKey: key }).then(() => setReadings((count) => count + 1))
  // What came between the page's reading and the stream's beginning.
  useLive('hello', readAll)
  useLive('reset', readAll)
  const react = async (message: Message, wanted: ReactionType | null) => {
    const of = { conversation_id: id, message_id: message.id }
    put(withReaction(message, wanted))
    try {
      const { data } =
        wanted === null
          ? await call(unreactToMessage, of)
          : await call(reactToMessage, { ...of, reaction_type: wanted })
      put(data)
    } catch (error) {
      showToast({ text: messageOf(error) })
      await read(message.id)
    }
  }
  /** Throws what the server refuses; gone already is what was wished. */
  const remove = async ({ id: messageId }: Message) => {
    try {
      await call(deleteMessage, { conversation_id: id, message_id: messageId })
    } catch (error) {
      if (!(error instanceof ApiFailure && error.name === 'message_not_found')) throw error
    }
    queries.setQueryData<Pages>(key, (old) => old && { ...old, pages: withoutMessage(old.pages, messageId) })
  }
  return { ...list, readings, put, react, remove }
}
