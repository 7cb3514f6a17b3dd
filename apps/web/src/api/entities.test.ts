import { expect, test } from 'vitest'
import { entitiesReader, entityKey, entityNow, watchEntities, watchers } from './entities.ts'
import { learn } from './learn-entities.ts'

test('a row of which nothing is known is the row itself, and so is a list of them', () => {
  const rows = [
    { id: '1', name: 'Garden' },
    { id: '2', name: 'Kitchen' },
  ]
  expect(entityNow('board', rows[0])).toBe(rows[0])
  expect(entityNow('board', null)).toBe(null)
  expect(entitiesReader('board', rows)()).toBe(rows)
})

test('what is newer shows in every row of the thing, and all that show one row show the same object', () => {
  const [card, page] = [
    { id: '11', name: 'Old' },
    { id: '11', name: 'Old', description: '' },
  ]
  learn('board', '11', { name: 'New', description: 'Herbs' })
  expect([entityNow('board', card), entityNow('board', page)]).toEqual([
    { id: '11', name: 'New' },
    { id: '11', name: 'New', description: 'Herbs' },
  ])
  expect(entityNow('board', card)).toBe(entityNow('board', card))
  expect(entityNow('pin', card)).toBe(card)
})

test('a row that says the same already is the row itself', () => {
  const row = { id: '21', name: 'New' }
  learn('board', '21', { name: 'New' })
  expect(entityNow('board', row)).toBe(row)
})

test('a list stays the same until one of its things changes, and the others stay what they were', () => {
  const rows = [
    { id: '31', name: 'Garden' },
    { id: '32', name: 'Kitchen' },
  ]
  const read = entitiesReader('board', rows)
  learn('board', '33', { name: 'Elsewhere' })
  expect(read()).toBe(rows)
  learn('board', '32', { name: 'Bath' })
  const now = read()
  expect(now).toEqual([rows[0], { id: '32', name: 'Bath' }])
  expect([now[0] === rows[0], read() === now]).toEqual([true, true])
})

test('only what shows the thing, or all of its kind, hears of it; nothing stays behind', () => {
  const heard: string[] = []
  const stops = [entityKey('board', '41'), entityKey('board', '42'), 'board', 'pin'].map((name) =>
    watchEntities(name, () => heard.push(name)),
  )
  learn('board', '41', { name: 'Garden' })
  expect(heard).toEqual(['board:41', 'board'])
  for (const stop of stops) stop()
  learn('board', '41', { name: 'Kitchen' })
  expect([heard.length, watchers.has('board:41'), watchers.has('board')]).toEqual([2, false, false])
})
