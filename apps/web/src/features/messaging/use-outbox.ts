import { conversationMessagesResource, type Message } from '@pinfold/contract'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import { readUnsent, sendSoon, subscribeToUnsent, type Unsent } from './outbox-store.ts'

const NOTHING: readonly Unsent[] = []

/** What waits to be sent in a conversation, oldest first; `onSent` hears what the server made of each. */
export function useOutbox(conversationId: string, onSent: (message: Message) => void) {
  const all = useSyncExternalStore(subscribeToUnsent, readUnsent, () => NOTHING)
  const deliver = async ({ key, text }: Unsent) => {
    const options = { conversation_id: conversationId, text }
    onSent((await call(conversationMessagesResource.create, options, { idempotencyKey: key })).data)
  }
  return {
    unsent: all.filter((each) => each.conversationId === conversationId),
    send: (text: string) =>
      sendSoon({ key: crypto.randomUUID(), conversationId, text, at: new Date().toISOString() }, deliver),
    retry: (unsent: Unsent) => sendSoon(unsent, deliver),
  }
}
