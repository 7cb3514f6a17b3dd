import { conversationMessagesResource, type Message } from '@pinfold/contract'
import { call, randomKey } from '../../../api/client.ts'
import { useMember } from '../../../api/viewer.ts'
import { sendSoon, type Unsent, useUnsent } from './outbox-store.ts'

/** What waits to be sent in a conversation, oldest first; `onSent` hears what the server made of each. */
export function useOutbox(conversationId: string, onSent: (message: Message) => void) {
  const memberId = useMember()?.id ?? ''
  const all = useUnsent()
  const deliver = async ({ key, text }: Unsent) => {
    const options = { conversation_id: conversationId, text }
    onSent((await call(conversationMessagesResource.create, options, { idempotencyKey: key })).data)
  }
  return {
    unsent: all.filter((each) => each.conversationId === conversationId && each.memberId === memberId),
    send: (text: string) =>
      sendSoon({ key: randomKey(), conversationId, memberId, text, at: new Date().toISOString() }, deliver),
    retry: (unsent: Unsent) => sendSoon(unsent, deliver),
  }
}
