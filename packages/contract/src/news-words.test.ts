import { expect, test } from 'vitest'
import { boardOfCard, card } from './entities/entity-examples.ts'
import { newsKinds } from './entities/news.ts'
import { limits } from './limits.ts'
import { newsLine } from './news-words.ts'

const ben = { ...card, id: '2', full_name: 'Ben Ode' }
const told = { kind: 'pin_saved' as const, actors: [card], actor_count: 1, board: null }
const line = (changes: Partial<Parameters<typeof newsLine>[0]>) => newsLine({ ...told, ...changes }, 'en-US')

test('DI-07 one, two and many are named as a person would', () => {
  expect(line({})).toBe('Ana Lima saved your Pin')
  expect(line({ actors: [card, ben], actor_count: 2 })).toBe('Ana Lima and Ben Ode saved your Pin')
  expect(line({ actors: [card], actor_count: 2 })).toBe('Ana Lima and 1 other saved your Pin')
  expect(line({ actors: [card, ben], actor_count: 5 })).toBe('Ana Lima and 4 others saved your Pin')
  expect(line({ actor_count: limits.news.actors })).toBe(
    `Ana Lima and ${limits.news.actors - 1}+ others saved your Pin`,
  )
})

test('DI-07 verbs and nouns follow the number', () => {
  expect(line({ kind: 'follow_requested' })).toBe('Ana Lima asks to follow you')
  expect(line({ kind: 'follow_approved', actors: [card, ben], actor_count: 2 })).toBe(
    'Ana Lima and Ben Ode approved your requests to follow them',
  )
  expect(line({ kind: 'board_invited', board: boardOfCard })).toBe('Ana Lima invited you to Balcony garden')
})

test('DI-07 every kind says something of its own', () => {
  expect(new Set(newsKinds.map((kind) => newsLine({ ...told, kind }, 'en-US'))).size).toBe(newsKinds.length)
})
