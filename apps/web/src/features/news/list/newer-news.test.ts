import { type News, newsPath } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { countNewer } from './newer-news.ts'

const card = (username: string) => ({ username }) as News['actors'][number]
const piece = (id: string, version: string, more: Partial<News> = {}): News => ({
  id,
  version,
  type: 'news',
  kind: 'followed',
  created_at: '',
  is_unread: true,
  actors: [card('ben')],
  actor_count: 1,
  pin: null,
  board: null,
  comment: null,
  viewer_can: { answer: false },
  ...more,
})

test('DI-07 new pieces and joined ones count, what was seen or shown does not', () => {
  const shown = [piece('1', '10'), piece('2', '9')]
  expect(countNewer(shown, shown)).toBe(0)
  expect(countNewer(shown, [piece('3', '12'), piece('2', '11'), piece('1', '10')])).toBe(2)
  expect(countNewer(shown, [piece('3', '12', { is_unread: false })])).toBe(0)
})

test('DI-07 a piece leads to the pin, the board, or the people it is about', () => {
  const pin = { id: '7' } as NonNullable<News['pin']>
  const board = { url: '/ana/garden/' } as NonNullable<News['board']>
  expect(newsPath(piece('1', '1', { kind: 'comment', pin }), 'ana')).toBe('/pin/7/')
  expect(newsPath(piece('1', '1', { kind: 'board_followed', board }), 'ana')).toBe('/ana/garden/')
  expect(newsPath(piece('1', '1'), 'ana')).toBe('/ben')
  expect(newsPath(piece('1', '1', { actor_count: 3 }), 'ana')).toBe('/ana/_followers')
  expect(newsPath(piece('1', '1', { kind: 'follow_requested' }), 'ana')).toBe('/ben')
})
