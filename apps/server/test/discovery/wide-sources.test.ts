import {
  followBoard,
  unfollowBoard,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
} from '@pinfold/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareIds } from '../../src/platform/ids/ids.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ feedLimits: { wideFrom: 3, narrowBelow: 2, batch: 2 } })
}, 120_000)
afterAll(() => app.stop())

/** All pages of the home feed, joined. */
async function wholeFeed(reader: SignedIn, pageSize: number): Promise<string[]> {
  const ids: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const page = await reader.call(userHomefeedResource.get, { page_size: pageSize, bookmarks })
    ids.push(...page.data.map(({ id }) => id))
    if (page.bookmark === undefined) return ids
    bookmarks = [page.bookmark]
  }
}

/** Within a page what is by one member or on one board goes apart, so only pages follow each other by age. */
const inPages = (ids: readonly string[], pageSize: number) =>
  Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, page) =>
    ids.slice(page * pageSize, (page + 1) * pageSize).toSorted(compareIds),
  )

const follow = (reader: SignedIn, followed: SignedIn) =>
  reader.ask(userFollowResource.create, { user_id: followed.member.id })
const unfollow = (reader: SignedIn, followed: SignedIn) =>
  reader.ask(userFollowResource.delete, { user_id: followed.member.id })
const isWide = async ({ member }: SignedIn) => {
  const { rows } = await app.pool.query('select is_wide, is_settled from wide_sources where source_id = $1', [
    member.id,
  ])
  return rows
}
const countOf = async (table: 'feed_items' | 'merged_sources', reader: SignedIn) =>
  (await app.pool.query(`select 1 from ${table} where member_id = $1`, [reader.member.id])).rowCount

test('who becomes wide is merged in and not fanned out; who becomes narrow again is fanned out', async () => {
  const [star, early, second, third] = [await signUp(app), await signUp(app), await signUp(app), await signUp(app)]
  const old = await makeQuickPin(app, star)
  await follow(early, star)
  await follow(second, star)
  await settled(app)
  expect([await countOf('feed_items', early), await isWide(star)]).toEqual([1, []])
  await follow(third, star)
  await settled(app)
  expect(await isWide(star)).toEqual([{ is_wide: true, is_settled: true }])
  const fresh = await makeQuickPin(app, star)
  await settled(app)
  // Nothing was taken out, nothing new was put in, and everybody sees both.
  expect(await countOf('feed_items', early)).toBe(1)
  for (const reader of [early, second, third]) {
    expect(await countOf('merged_sources', reader)).toBe(1)
    expect((await wholeFeed(reader, 1)).slice(0, 2)).toEqual([fresh.id, old.id])
  }
  // Two are not fewer than two: still wide.
  await unfollow(third, star)
  await settled(app)
  expect(await isWide(star)).toEqual([{ is_wide: true, is_settled: true }])
  expect(await countOf('merged_sources', third)).toBe(0)
  await star.ask(userBlockResource.create, { blocked_user_id: second.member.id })
  await settled(app)
  expect(await isWide(star)).toEqual([{ is_wide: false, is_settled: true }])
  expect([await countOf('merged_sources', early), await countOf('merged_sources', second)]).toEqual([0, 0])
  expect(await countOf('feed_items', early)).toBe(2)
  expect(await countOf('feed_items', second)).toBe(0)
  const last = await makeQuickPin(app, star)
  await settled(app)
  expect((await wholeFeed(early, 2)).slice(0, 3)).toEqual([last.id, fresh.id, old.id])
}, 60_000)

interface Scene {
  /** Reader × source: whether the follow is made, and whether it ends again. */
  follows: ('never' | 'stays' | 'ends')[]
  boardFollows: ('never' | 'stays' | 'ends')[]
  /** By which pinner, onto which board (or none), before or after the follows. */
  pins: { pinner: number; board: number | null; isLate: boolean }[]
  pageSize: number
}

// What fails comes again, and `HISTORY_SEED` draws others.
const SEED = Number(process.env['HISTORY_SEED'] ?? 18)
const READERS = 4
const PINNERS = 3
const follows = fc.array(fc.constantFrom('never', 'stays', 'stays', 'ends'), {
  minLength: READERS * PINNERS,
  maxLength: READERS * PINNERS,
})
const scenes: fc.Arbitrary<Scene> = fc.record({
  follows,
  boardFollows: follows,
  pins: fc.array(
    fc.record({
      pinner: fc.integer({ min: 0, max: PINNERS - 1 }),
      board: fc.option(fc.constant(0)),
      isLate: fc.boolean(),
    }),
    { minLength: 3, maxLength: 14 },
  ),
  pageSize: fc.integer({ min: 1, max: 6 }),
})

test('pages joined are exactly what is followed, newest first, each once, whoever is wide', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const readers = await Promise.all(Array.from({ length: READERS }, () => signUp(app)))
      const pinners = await Promise.all(Array.from({ length: PINNERS }, () => signUp(app)))
      const boards = await Promise.all(pinners.map((pinner) => makeBoard(pinner)))
      const made: { id: string; pinner: number; isOnBoard: boolean }[] = []
      const makePins = async (isLate: boolean) => {
        for (const { pinner, board, ...rest } of scene.pins) {
          const member = pinners[pinner]
          if (rest.isLate !== isLate || !member) continue
          const place = board === null ? {} : { board_id: boards[pinner]?.id ?? '' }
          const pin = await makeQuickPin(app, member, place)
          made.push({ id: pin.id, pinner, isOnBoard: board !== null })
        }
      }
      const each = async (work: (reader: SignedIn, pinner: number, index: number) => Promise<unknown>) => {
        for (const [r, reader] of readers.entries())
          for (let p = 0; p < PINNERS; p += 1) await work(reader, p, r * PINNERS + p)
      }
      const memberAt = (pinner: number) => pinners[pinner] as SignedIn
      const boardAt = (pinner: number) => ({ board_id: boards[pinner]?.id ?? '' })
      await makePins(false)
      await each(async (reader, p, index) => {
        if (scene.follows[index] !== 'never') await follow(reader, memberAt(p))
        if (scene.boardFollows[index] !== 'never') await reader.ask(followBoard, boardAt(p))
      })
      await makePins(true)
      await each(async (reader, p, index) => {
        if (scene.follows[index] === 'ends') await unfollow(reader, memberAt(p))
        if (scene.boardFollows[index] === 'ends') await reader.ask(unfollowBoard, boardAt(p))
      })
      await settled(app)
      // What is popular comes between what is followed; test/discovery/mixed-home.test.ts is about that.
      await app.pool.query('delete from popular_pins')
      for (const [r, reader] of readers.entries()) {
        const isFollowed = ({ pinner, isOnBoard }: (typeof made)[number]) =>
          scene.follows[r * PINNERS + pinner] === 'stays' ||
          (isOnBoard && scene.boardFollows[r * PINNERS + pinner] === 'stays')
        const expected = made.filter(isFollowed).map(({ id }) => id)
        const feed = await wholeFeed(reader, scene.pageSize)
        const newestFirst = expected.toSorted((a, b) => compareIds(b, a))
        expect(inPages(feed, scene.pageSize)).toEqual(inPages(newestFirst, scene.pageSize))
      }
    }),
    { seed: SEED, numRuns: 3, endOnFailure: true },
  )
}, 240_000)
