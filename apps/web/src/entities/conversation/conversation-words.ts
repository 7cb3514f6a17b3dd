import type { Conversation, Message } from '@pinfold/contract'
import { counted } from '../../ui/format.ts'
import { conversationWords } from './conversation.words.ts'

const NAMED = 3

/** The others' names; the first few of many. */
export function conversationName({ users }: Pick<Conversation, 'users'>, locale: string): string {
  const [only] = users
  if (!only) return conversationWords.nobodyElse
  if (users.length === 1) return only.full_name
  const first = users.slice(0, NAMED).map(({ first_name: firstName, full_name: fullName }) => firstName || fullName)
  const names = namesInLine(first, locale)
  if (users.length <= NAMED) return names
  return conversationWords.namesAndMore({ names, ...counted(users.length - NAMED, locale) })
}

/** Names one after the other, without a word between the last two. */
export const namesInLine = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)

/** The last message in one line. */
export function previewOf({ last_message: last, is_group: isGroup }: Conversation): string {
  if (!last) return conversationWords.noMessages
  const name = last.sender.first_name || last.sender.full_name
  const text = last.text.replaceAll(/\s+/g, ' ').trim()
  if (text === '') {
    const thing = last.shared_type ?? 'message'
    return last.sent_by_me ? conversationWords.youSent({ thing }) : conversationWords.someoneSent({ thing, name })
  }
  if (last.sent_by_me) return conversationWords.youSaid({ text })
  return isGroup ? conversationWords.someoneSaid({ name, text }) : text
}

/** Who is typing, in one line; nothing where nobody is. */
export function typingWords(names: readonly string[]): string {
  const [first, second] = names
  if (first === undefined) return ''
  if (second === undefined) return conversationWords.typing({ name: first })
  return names.length === 2 ? conversationWords.bothTyping({ first, second }) : conversationWords.severalTyping
}

/** What a message is called where its text does not stand. */
export const messageLabel = ({ sender, sent_by_me: isOwn }: Pick<Message, 'sender' | 'sent_by_me'>): string =>
  isOwn ? conversationWords.you : sender.full_name
