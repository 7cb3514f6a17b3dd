import type { Conversation, MemberCard, Message } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { conversationName, previewOf, typingWords } from './conversation-words.ts'

const person = (name: string) => ({ full_name: `${name} Long`, first_name: name }) as MemberCard
const talk = (names: string[], last: object | null = null) =>
  ({
    users: names.map(person),
    is_group: names.length > 1,
    last_message: last && { shared_type: null, text: '', sent_by_me: false, sender: person('Ana'), ...last },
  }) as unknown as Conversation

test('MS-01 a conversation is called by the others in it', () => {
  expect(conversationName(talk(['Ana']), 'en-US')).toBe('Ana Long')
  expect(conversationName(talk(['Ana', 'Ben', 'Cy']), 'en-US')).toBe('Ana, Ben, Cy')
  expect(conversationName(talk(['Ana', 'Ben', 'Cy', 'Di', 'Ed']), 'en-US')).toBe('Ana, Ben, Cy and 2 more')
  expect(conversationName(talk([]), 'en-US')).toBe('Nobody else')
})

test('MS-01 the list tells the last message in one line', () => {
  expect(previewOf(talk(['Ana'], { text: 'Hi\nthere' }))).toBe('Hi there')
  expect(previewOf(talk(['Ana', 'Ben'], { text: 'Hi' }))).toBe('Ana: Hi')
  expect(previewOf(talk(['Ana'], { text: 'Hi', sent_by_me: true }))).toBe('You: Hi')
  expect(previewOf(talk(['Ana'], { shared_type: 'user' satisfies Message['shared_type'] }))).toBe('Ana sent a profile')
  expect(previewOf(talk(['Ana']))).toBe('No messages yet')
})

test('MS-01 who is typing is said in one line', () => {
  expect([[], ['Ana'], ['Ana', 'Ben'], ['Ana', 'Ben', 'Cy']].map(typingWords)).toEqual([
    '',
    'Ana is typing …',
    'Ana and Ben are typing …',
    'Several people are typing …',
  ])
})
