import type { Message } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { dayWords, firstUnread, messageDays } from './message-days.ts'

const said = (id: string, who: string, at: string) => ({
  id,
  created_at: at,
  sender: { id: who } as Message['sender'],
})

test('MS-01 messages stand under their day in the reader’s zone, in runs of one person', () => {
  const messages = [
    said('1', 'ana', 'Sat, 21 Nov 2026 23:30:00 +0000'),
    said('2', 'ana', 'Sat, 21 Nov 2026 23:31:00 +0000'),
    said('3', 'ben', 'Sat, 21 Nov 2026 23:32:00 +0000'),
    said('4', 'ben', 'Sat, 21 Nov 2026 23:59:00 +0000'),
    said('5', 'ben', 'Sun, 22 Nov 2026 00:01:00 +0000'),
  ]
  const shape = (zone: string, ...breakBefore: string[]) =>
    messageDays(messages, zone, new Set(breakBefore)).map(({ day, runs }) => [
      day,
      ...runs.map((run) => run.messages.map(({ id }) => id).join('')),
    ])
  expect(shape('UTC')).toEqual([
    ['2026-11-21', '12', '3', '4'],
    ['2026-11-22', '5'],
  ])
  expect(shape('Europe/Berlin')).toEqual([['2026-11-22', '12', '3', '45']])
  expect(shape('UTC', '2')[0]).toEqual(['2026-11-21', '1', '2', '3', '4'])
})

test('MS-01 near days have names, others a date', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const words = (day: string) => dayWords(day, 'en-US', 'UTC', now)
  expect(['2026-11-22', '2026-11-21', '2026-11-18', '2026-11-01'].map(words)).toEqual([
    'Today',
    'Yesterday',
    'Wednesday',
    'November 1, 2026',
  ])
})

test('MS-01 the first unread message is the oldest of the others’ that were not read', () => {
  const rows = [
    { id: '9', sent_by_me: false },
    { id: '8', sent_by_me: true },
    { id: '7', sent_by_me: false },
    { id: '6', sent_by_me: false },
  ]
  expect(firstUnread(rows, 0)).toBeNull()
  expect(firstUnread(rows, 2)).toBe('7')
  expect(firstUnread(rows, 50)).toBeNull()
})
