import { expect, test } from 'vitest'
import { bucketOf, timeOf } from '../../apps/server/src/platform/ids/ids.ts'
import { WALL_BOARD, makeBoards } from './boards.ts'
import { createDatedIds } from './dated-ids.ts'
import { newestOf } from './feeds.ts'
import { makeFollows, makeMembers } from './people.ts'
import { createPinMaker } from './pins.ts'
import { randomFrom, zipfPicker } from './random.ts'
import { vocabulary, wordsOf } from './words.ts'

const START = Date.UTC(2026, 2, 1)

function makeSmall(pinCount: number) {
  const random = randomFrom(1)
  const ids = createDatedIds(START)
  const members = makeMembers(20, ids, random)
  const boards = makeBoards(100, members, ids, random)
  const maker = createPinMaker({ members, boards, ids, random }, 0.2)
  const pins = Array.from({ length: pinCount }, (_, n) => {
    ids.goTo(START + n * 1000)
    return maker.make()
  })
  return { members, boards, pins, aggregates: maker.aggregates }
}

test('EN-07 ids of the data set carry the bucket and the moment they are given, and never go back', () => {
  const ids = createDatedIds(START)
  ids.goTo(START + 5000)
  ids.goTo(START)
  const id = ids.next(77)
  expect(bucketOf(id)).toBe(77)
  expect(timeOf(id)).toBe(START + 5000)
})

test('pins lie in their pinner’s bucket, edges and sections in their board’s', () => {
  const { members, boards, pins } = makeSmall(2000)
  for (const pin of pins) {
    const board = pin.board === null ? undefined : boards[pin.board]
    expect(bucketOf(pin.id)).toBe(members[pin.pinner]?.bucket)
    expect(pin.edgeId === null).toBe(board === undefined)
    if (board) expect(bucketOf(pin.edgeId ?? '0')).toBe(bucketOf(board.id))
    if (pin.sectionId !== null) expect(board?.sections.map(({ id }) => id)).toContain(pin.sectionId)
  }
  expect(new Set(pins.map(({ id }) => id)).size).toBe(2000)
})

test('the counters of members, boards, sections and aggregates are true', () => {
  const { members, boards, pins, aggregates } = makeSmall(2000)
  for (const [place, { counts }] of members.entries()) {
    const own = pins.filter(({ pinner }) => pinner === place)
    expect(counts.totalPins).toBe(own.length)
    expect(counts.pins).toBe(own.filter(({ isListed }) => isListed).length)
    expect(counts.totalBoards).toBe(boards.filter(({ owner }) => owner === place).length)
  }
  for (const [place, board] of boards.entries())
    expect(board.pinCount).toBe(pins.filter((pin) => pin.board === place).length)
  for (const aggregate of aggregates)
    expect(aggregate.saveCount).toBe(pins.filter((pin) => pin.aggregate === aggregate).length - 1)
})

test('what is hidden shares no aggregate, and its picture asks for its pin', () => {
  const { pins } = makeSmall(3000)
  const hidden = pins.filter(({ isReadableByAll }) => !isReadableByAll)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { id, aggregate } of hidden) expect(aggregate).toMatchObject({ isPublic: false, pinId: id, saveCount: 0 })
})

test('the wall is public and gets its share', () => {
  const { boards, pins } = makeSmall(2000)
  expect(boards[WALL_BOARD]).toMatchObject({ privacy: 'public', sections: [], collaborators: [] })
  expect(pins.filter(({ board }) => board === WALL_BOARD).length).toBeGreaterThan(300)
})

test('nobody follows themselves, nobody twice, and both counters are true', () => {
  const random = randomFrom(3)
  const ids = createDatedIds(START)
  const members = makeMembers(200, ids, random)
  const follows = makeFollows(members, ids, random)
  expect(follows.some(({ follower, followee }) => follower === followee)).toBe(false)
  expect(new Set(follows.map(({ follower, followee }) => `${follower} ${followee}`)).size).toBe(follows.length)
  for (const [place, { counts }] of members.entries()) {
    expect(counts.following).toBe(follows.filter(({ follower }) => follower === place).length)
    expect(counts.followers).toBe(follows.filter(({ followee }) => followee === place).length)
  }
})

test('a Zipf law of 1 draws the first place about twice as often as the second', () => {
  const random = randomFrom(9)
  const pick = zipfPicker(1000, 1)
  const drawn = Array.from({ length: 20_000 }, () => pick(random))
  const times = (place: number) => drawn.filter((each) => each === place).length
  expect(times(0) / times(1)).toBeGreaterThan(1.7)
  expect(times(0) / times(1)).toBeLessThan(2.3)
  expect(Math.max(...drawn)).toBeLessThan(1000)
})

test('a picture always has the same words, out of thousands', () => {
  expect(wordsOf(12)).toEqual(wordsOf(12))
  expect(wordsOf(12)).not.toEqual(wordsOf(13))
  expect(new Set(vocabulary).size).toBe(4000)
})

test('a feed holds the newest of all lists, newest first, each once', () => {
  expect(newestOf([[1, 4, 9], [2, 3], [], [8]], 4)).toEqual([9, 8, 4, 3])
  expect(
    newestOf(
      [
        [1, 2],
        [1, 2, 3],
      ],
      4,
    ),
  ).toEqual([3, 2, 1])
  expect(newestOf([], 4)).toEqual([])
})
