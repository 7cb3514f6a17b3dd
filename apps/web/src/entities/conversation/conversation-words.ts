import type { Conversation, Message } from '@pinfold/contract'

const NAMED = 3

/** The others' names; the first few of many. */
export function conversationName({ users }: Pick<Conversation, 'users'>): string {
  const [only] = users
  if (!only) return 'Nobody else'
  if (users.length === 1) return only.full_name
  const names = users.slice(0, NAMED).map(({ first_name: first, full_name: full }) => first || full)
  return users.length > NAMED ? `${names.join(', ')} and ${users.length - NAMED} more` : names.join(', ')
}

const things = { pin: 'a Pin', board: 'a board', user: 'a profile' } as const

/** The last message in one line. */
export function previewOf({ last_message: last, is_group: isGroup }: Conversation): string {
  if (!last) return 'No messages yet'
  const who = last.sent_by_me ? 'You' : last.sender.first_name || last.sender.full_name
  const words = last.text.replaceAll(/\s+/g, ' ').trim()
  if (words !== '') return last.sent_by_me || isGroup ? `${who}: ${words}` : words
  return `${who} sent ${last.shared_type === null ? 'a message' : things[last.shared_type]}`
}

/** Who is typing, in one line; nothing where nobody is. */
export function typingWords(names: readonly string[]): string {
  const [first, second] = names
  if (first === undefined) return ''
  if (second === undefined) return `${first} is typing …`
  return names.length === 2 ? `${first} and ${second} are typing …` : 'Several people are typing …'
}

/** What a message is called where its text does not stand. */
export const messageLabel = ({ sender, sent_by_me: isOwn }: Pick<Message, 'sender' | 'sent_by_me'>): string =>
  isOwn ? 'You' : sender.full_name
