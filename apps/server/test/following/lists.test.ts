import {
  boardFollowersResource,
  boardFollowingResource,
  boardFollowResource,
  boardResource,
  interestFollowResource,
  updateMe,
  userBlockResource,
  userFollowersResource,
  userFollowingResource,
  userFollowResource,
  userResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id)
const follow = (who: SignedIn, whom: SignedIn) => who.ask(userFollowResource.create, { user_id: whom.member.id })
const crowd = (number: number) => Promise.all(Array.from({ length: number }, () => signUp(app)))

/** Follows in turn; answers the ids, the last to follow first. */
async function followInTurn(fans: readonly SignedIn[], star: SignedIn): Promise<string[]> {
  for (const fan of fans) await follow(fan, star)
  return fans.map(({ member }) => member.id).toReversed()
}

/** Every page of a list, read to its end. */
async function readAll(
  read: (bookmarks: string[]) => Promise<{ data: { id: string }[]; bookmark: string | undefined }>,
): Promise<string[][]> {
  const pages: string[][] = []
  let bookmarks: string[] = []
  for (;;) {
    const { data, bookmark } = await read(bookmarks)
    pages.push(idsOf(data))
    if (bookmark === undefined) return pages
    bookmarks = [bookmark]
  }
}

test('CA-25 PR-15 followers come newest first, page by page, each once, while others come and go', async () => {
  const star = await signUp(app)
  const reader = await signUp(app)
  const fans = await crowd(7)
  const newestFirst = await followInTurn(fans, star)
  let read = 0
  const pages = await readAll(async (bookmarks) => {
    read += 1
    // Whoever follows meanwhile stands before the place and moves nothing.
    if (read === 2) await follow(await signUp(app), star)
    return reader.call(userFollowersResource.get, { username: star.member.username, page_size: 3, bookmarks })
  })
  expect(pages.flat()).toEqual(newestFirst)
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1])
})

test('CA-25 whom a member follows: members only, whatever the protocol’s options say', async () => {
  const ana = await signUp(app)
  const [one, two, three] = await crowd(3)
  if (!one || !two || !three) throw new Error('nobody')
  for (const each of [one, two, three]) await follow(ana, each)
  await ana.ask(boardFollowResource.create, { board_id: (await makeBoard(two)).id })
  await ana.ask(interestFollowResource.create, { interest_list: '8,9' })
  const following = await ana.ask(userFollowingResource.get, {
    username: ana.member.username,
    exclude_not_explictly_followed: 'true',
    explicit_following: true,
    page_size: 250,
  })
  expect(idsOf(following)).toEqual([three, two, one].map(({ member }) => member.id))
  expect(following.every((card) => card.explicitly_followed_by_me)).toBe(true)
  const profile = await one.ask(userResource.get, { username: ana.member.username })
  expect(profile).toMatchObject({ following_count: 3, interest_following_count: 2 })
})

test('PR-05 a request counts for nobody and stands in no list until it is approved', async () => {
  const [hermit, fan] = [await signUp(app), await signUp(app)]
  await hermit.ask(updateMe, { is_private_profile: true })
  await follow(fan, hermit)
  const listed = await hermit.ask(userFollowersResource.get, { username: hermit.member.username })
  expect(listed).toEqual([])
  expect(await fan.ask(userFollowingResource.get, { username: fan.member.username })).toEqual([])
  expect((await fan.ask(userResource.get, { username: fan.member.username })).following_count).toBe(0)
})

test('ST-02 the lists of a private profile are missing for everybody who is not approved', async () => {
  const [hermit, old, stranger] = [await signUp(app), await signUp(app), await signUp(app)]
  await follow(old, hermit)
  await hermit.ask(updateMe, { is_private_profile: true })
  const { username } = hermit.member
  for (const list of [userFollowersResource.get, userFollowingResource.get, boardFollowingResource.get]) {
    expect((await old.call(list, { username })).status).toBe(200)
    for (const client of [stranger, app.client()]) {
      const answer = await client.call(list, { username })
      expect(answer).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
    }
  }
})

test('RP-04 blocked people stand in no list the other one reads, and the page is filled with the next ones', async () => {
  const [star, reader] = [await signUp(app), await signUp(app)]
  const fans = await crowd(8)
  const newestFirst = await followInTurn(fans, star)
  const [blockedByReader, blocksReader] = [fans[6], fans[5]]
  if (!blockedByReader || !blocksReader) throw new Error('nobody')
  await reader.ask(userBlockResource.create, { blocked_user_id: blockedByReader.member.id })
  await blocksReader.ask(userBlockResource.create, { blocked_user_id: reader.member.id })
  const seen = newestFirst.filter((id) => id !== blockedByReader.member.id && id !== blocksReader.member.id)
  const pages = await readAll((bookmarks) =>
    reader.call(userFollowersResource.get, { username: star.member.username, page_size: 3, bookmarks }),
  )
  expect(pages.flat()).toEqual(seen)
  expect(pages.filter((page) => page.length > 0).map((page) => page.length)).toEqual([3, 3])
  expect(idsOf(await app.client().ask(userFollowersResource.get, { username: star.member.username }))).toEqual(
    newestFirst,
  )
})

test('CA-25 a bookmark of one list is refused by the other', async () => {
  const star = await signUp(app)
  await followInTurn(await crowd(3), star)
  const { username } = star.member
  const { bookmark = '' } = await star.call(userFollowersResource.get, { username, page_size: 1 })
  const other = await star.call(userFollowingResource.get, { username, page_size: 1, bookmarks: [bookmark] })
  expect(other).toMatchObject({ status: 400, error: { name: 'bookmark_refused' } })
})

test('CA-25 a page of forty costs as many statements as one of five', async () => {
  const [star, small, reader] = [await signUp(app), await signUp(app), await signUp(app)]
  const fans = await crowd(40)
  await Promise.all(fans.map((fan) => follow(fan, star)))
  await Promise.all(fans.slice(0, 5).map((fan) => follow(fan, small)))
  for (const viewer of [reader, null]) {
    const cost = (whose: SignedIn) =>
      callCost(app, userFollowersResource.get, viewer, { username: whose.member.username, page_size: 40 })
    const [five, forty] = [await cost(small), await cost(star)]
    expect([five.items, forty.items]).toEqual([5, 40])
    expect(forty.statements).toBe(five.statements)
    expect(forty.statements).toBeLessThanOrEqual(viewer === null ? 4 : 7)
  }
})

test('EN-04 a board’s followers and the boards a member follows, newest first, as far as the reader may see them', async () => {
  const [ana, ben, cem] = [await signUp(app), await signUp(app), await signUp(app)]
  const [open, quiet] = [await makeBoard(ana, 'Open'), await makeBoard(ana, 'Quiet')]
  for (const fan of [ben, cem]) await fan.ask(boardFollowResource.create, { board_id: open.id })
  await ben.ask(boardFollowResource.create, { board_id: quiet.id })
  await ana.ask(boardResource.update, { board_id: quiet.id, privacy: 'protected' })
  const followers = await app.client().ask(boardFollowersResource.get, { board_id: open.id })
  expect(idsOf(followers)).toEqual([cem.member.id, ben.member.id])
  const byName = { username: ben.member.username }
  expect(idsOf(await ben.ask(boardFollowingResource.get, byName))).toEqual([quiet.id, open.id])
  expect(idsOf(await cem.ask(boardFollowingResource.get, byName))).toEqual([open.id])
  await ana.ask(boardResource.update, { board_id: open.id, privacy: 'secret' })
  expect(await cem.call(boardFollowersResource.get, { board_id: open.id })).toMatchObject({ status: 404 })
  expect(idsOf(await ben.ask(boardFollowingResource.get, byName))).toEqual([quiet.id])
})
