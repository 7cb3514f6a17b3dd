import { conversationMessagesResource, conversationsResource, type SharedType } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import type { Recipient } from './recipients.ts'
import { messageFormWords } from './message-form.words.ts'

/** What a message says: words, and at most one thing that is shared. */
export interface MessageContent {
  readonly text: string
  readonly shared?: { readonly type: SharedType; readonly id: string } | undefined
}

export const contentOptions = ({ text, shared }: MessageContent) => ({
  text: text.trim(),
  ...(shared && { [shared.type]: shared.id }),
})

/** VR-09: zero-width characters alone say nothing either. */
export const isBlank = (text: string): boolean =>
  text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() === ''

/** CA-24: sends to one recipient; answers the conversation's id. Give the same key to a repeat of the same wish. */
export async function sendTo(recipient: Recipient, content: MessageContent, idempotencyKey?: string): Promise<string> {
  const settings = idempotencyKey === undefined ? {} : { idempotencyKey }
  const options = contentOptions(content)
  if (recipient.kind === 'conversation') {
    await call(conversationMessagesResource.create, { conversation_id: recipient.id, ...options }, settings)
    return recipient.id
  }
  return (await call(conversationsResource.create, { user_ids: [recipient.id], ...options }, settings)).data.id
}

/** ER-08: what the server says in detail, or what it says, or that it did not work. */
export function conversationFailure(error: unknown): string {
  if (!(error instanceof ApiFailure)) return messageFormWords.failed
  if (error.detail.trim() !== '') return error.detail
  return error.message.trim() === '' ? messageFormWords.failed : messageOf(error)
}
