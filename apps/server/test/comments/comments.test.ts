import {
  aggregatedCommentFeedResource,
  aggregatedCommentLikeResource,
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  limits,
  pinResource,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment, commentsOf, repliesTo, texts } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let cleo: SignedIn
let pinId: string
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ;[ana, ben, cleo] = await Promise.all([signUp(app), signUp(app), signUp(app)])
  pinId = (await makeQuickPin(app, ana)).id
})

const countOn = async (id: string) => (await ana.ask(pinResource.get, { id })).comment_count

test('PI-07 a comment is kept as it was typed, counted, and shown to everybody', async () => {
  const words = '<b>So</b> good & fresh 🎨\n\nhttps://example.org/ {{x}}'
  const made = await comment(ben, pinId, `  ${words}\0 `)
  expect(made).toMatchObject({
    type: 'aggregatedcomment',
    text: words,
    mentions: [],
    is_edited: false,
    pin_id: pinId,
    parent_id: null,
    comment_count: 0,
    like_count: 0,
    liked_by_me: false,
    user: { id: ben.member.id, username: ben.member.username },
    viewer_can: { edit: true, delete: true, reply: true, like: true, report: false },
  })
  expect(await commentsOf(ben, pinId)).toEqual([made])
  const [seen] = await commentsOf(app.client(), pinId)
  expect(seen).toMatchObject({
    id: made.id,
    viewer_can: { edit: false, delete: false, reply: true, like: true, report: true },
  })
  expect((await commentsOf(ana, pinId))[0]?.viewer_can).toMatchObject({ edit: false, delete: true, report: true })
  expect(await countOn(pinId)).toBe(1)
})

test('PI-07 all saves of one upload share their comments, each reached through any pin one may see', async () => {
  const saved = await savePin(ben, pinId, (await makeBoard(ben)).id)
  const other = await makeQuickPin(app, ana)
  const made = await comment(cleo, saved.id)
  expect(made.pin_id).toBe(saved.id)
  expect(await commentsOf(cleo, pinId)).toEqual([made])
  expect(await commentsOf(cleo, other.id)).toEqual([])
  expect([await countOn(pinId), await countOn(saved.id), await countOn(other.id)]).toEqual([1, 1, 0])

  const objectId = saved.aggregated_pin_data.id
  expect(await cleo.ask(unifiedCommentsResource.get, { pinId, objectId })).toEqual([made])
  const wrong = { status: 422, error: { name: 'rule_broken', field: 'objectId' } }
  for (const call of [aggregatedCommentFeedResource.get, unifiedCommentsResource.get])
    expect(await cleo.call(call, { pinId: other.id, objectId })).toMatchObject(wrong)
  expect(await cleo.call(aggregatedCommentResource.create, { pinId: other.id, objectId, text: 'x' })).toMatchObject(
    wrong,
  )

  const elsewhere = { pinId: other.id, commentId: made.id }
  for (const answer of [
    await cleo.call(aggregatedCommentResource.update, { ...elsewhere, text: 'x' }),
    await cleo.call(aggregatedCommentResource.delete, elsewhere),
    await cleo.call(aggregatedCommentLikeResource.create, elsewhere),
    await cleo.call(aggregatedCommentLikeResource.delete, elsewhere),
    await cleo.call(aggregatedCommentReplyFeedResource.get, elsewhere),
    await cleo.call(aggregatedCommentResource.create, { pinId: other.id, parentId: made.id, text: 'x' }),
  ])
    expect(answer).toMatchObject({ status: 404, error: { name: 'comment_not_found' } })
  expect(await commentsOf(cleo, pinId)).toEqual([made])
})

test('PI-07 an answer to an answer joins the first one’s; answers go oldest first', async () => {
  const first = await comment(ben, pinId, 'first')
  const one = await comment(cleo, pinId, 'one', first.id)
  const two = await comment(ana, pinId, 'two', one.id)
  expect([one.parent_id, two.parent_id]).toEqual([first.id, first.id])
  expect(texts(await repliesTo(app.client(), pinId, first.id))).toEqual(['one', 'two'])
  expect(await commentsOf(ana, pinId)).toMatchObject([{ text: 'first', comment_count: 2 }])
  expect(await countOn(pinId)).toBe(3)

  const page = { pinId, commentId: first.id, page_size: 1 }
  const start = await ben.call(aggregatedCommentReplyFeedResource.get, page)
  const next = await ben.call(aggregatedCommentReplyFeedResource.get, { ...page, bookmarks: [start.bookmark ?? ''] })
  expect([texts(start.data), texts(next.data)]).toEqual([['one'], ['two']])
  const missing = { pinId, parentId: '1', text: 'x' }
  expect(await ben.call(aggregatedCommentResource.create, missing)).toMatchObject({
    error: { name: 'comment_not_found' },
  })
})

test('BC-03 PI-07 a page of 5 begins with the newest, and the pages together hold all comments once', async () => {
  for (let n = 1; n <= 12; n += 1) await comment(n % 2 === 0 ? ben : cleo, pinId, `${n}`)
  const pages: string[][] = []
  let bookmarks: string[] = []
  do {
    const page = await ana.call(unifiedCommentsResource.get, { pinId, page_size: 5, bookmarks })
    pages.push(texts(page.data))
    bookmarks = page.bookmark === undefined ? [] : [page.bookmark]
  } while (bookmarks.length > 0 && bookmarks[0] !== '-end-')
  expect(pages).toEqual([
    ['12', '11', '10', '9', '8'],
    ['7', '6', '5', '4', '3'],
    ['2', '1'],
  ])
})

test('PI-07 authors change their own words only, and it shows', async () => {
  const made = await comment(ben, pinId, 'teh plate')
  const change = { commentId: made.id, pinId, text: 'the plate' }
  for (const other of [ana, cleo])
    expect(await other.call(aggregatedCommentResource.update, change)).toMatchObject({
      status: 403,
      error: { name: 'not_allowed' },
    })
  expect((await ben.ask(aggregatedCommentResource.update, { ...change, text: 'teh plate' })).is_edited).toBe(false)
  const changed = await ben.ask(aggregatedCommentResource.update, change)
  expect(changed).toEqual({ ...made, text: 'the plate', is_edited: true })
  expect(await commentsOf(ben, pinId)).toEqual([changed])
})

test('PI-07 authors and pinners delete; a comment takes its answers and likes along', async () => {
  const saved = await savePin(ben, pinId, (await makeBoard(ben)).id)
  const made = await comment(cleo, saved.id, 'under ben’s')
  const reply = await comment(cleo, saved.id, 'more', made.id)
  await comment(ana, saved.id, 'and more', made.id)
  const own = await comment(cleo, pinId, 'under ana’s')
  for (const each of [made, reply]) await ana.ask(aggregatedCommentLikeResource.create, { commentId: each.id, pinId })
  // The first pinner of the picture did not save the pin it stands under.
  expect(await ana.call(aggregatedCommentResource.delete, { commentId: made.id, pinId })).toMatchObject({ status: 403 })
  await ben.ask(aggregatedCommentResource.delete, { commentId: reply.id, pinId })
  expect(await commentsOf(ben, pinId)).toMatchObject([{ id: own.id }, { id: made.id, comment_count: 1 }])
  expect(await brokenPromises(app.pool)).toEqual({})

  await ben.ask(aggregatedCommentResource.delete, { commentId: made.id, pinId: saved.id })
  await cleo.ask(aggregatedCommentResource.delete, { commentId: own.id, pinId: saved.id })
  expect(await commentsOf(ben, pinId)).toEqual([])
  expect(await countOn(pinId)).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
  const { rows } = await app.pool.query('select from authored_comments where member_id = $1', [cleo.member.id])
  expect(rows).toHaveLength(0)
  expect(await ben.call(aggregatedCommentResource.delete, { commentId: made.id, pinId })).toMatchObject({ status: 404 })
})

test('PI-07 a like counts once however often it is pressed, and can be taken back', async () => {
  const made = await comment(ben, pinId)
  const liked = { commentId: made.id, pinId }
  for (const each of [cleo, cleo, ana]) await each.ask(aggregatedCommentLikeResource.create, liked)
  expect(await cleo.ask(aggregatedCommentLikeResource.create, liked)).toMatchObject({
    like_count: 2,
    liked_by_me: true,
  })
  expect(await commentsOf(ben, pinId)).toMatchObject([{ like_count: 2, liked_by_me: false }])
  for (const each of [cleo, cleo, ben]) await each.ask(aggregatedCommentLikeResource.delete, liked)
  expect(await commentsOf(cleo, pinId)).toMatchObject([{ like_count: 1, liked_by_me: false }])
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PI-07 a comment is neither blank nor longer than announced', async () => {
  const write = (text: unknown) => ben.resource('AggregatedCommentResource', 'create', { pinId, text })
  for (const text of ['', ' \n\t', '\u200b\u2060', undefined, 7, 'x'.repeat(limits.comment.longest + 1)])
    expect(await write(text), String(text)).toMatchObject({ status: 400, error: { field: 'text' } })
  expect((await write('x'.repeat(limits.comment.longest))).status).toBe(200)
  expect(await commentsOf(ben, pinId)).toHaveLength(1)
})

test('PI-07 a repeated press with the same key writes one comment', async () => {
  const press = () =>
    ben.call(aggregatedCommentResource.create, { pinId, text: 'once' }, { 'idempotency-key': 'one-comment' })
  const [one, two] = [await press(), await press()]
  expect(two.data).toEqual(one.data)
  expect(await countOn(pinId)).toBe(1)
})

test('PI-07 visitors read, and are asked to log in before they write', async () => {
  const made = await comment(ben, pinId)
  const visitor = app.client()
  const named = { commentId: made.id, pinId }
  for (const answer of [
    await visitor.call(aggregatedCommentResource.create, { pinId, text: 'x' }),
    await visitor.call(aggregatedCommentResource.update, { ...named, text: 'x' }),
    await visitor.call(aggregatedCommentResource.delete, named),
    await visitor.call(aggregatedCommentLikeResource.create, named),
    await visitor.call(aggregatedCommentLikeResource.delete, named),
  ])
    expect(answer).toMatchObject({ status: 401, error: { name: 'sign_in_required' } })
  expect(await commentsOf(visitor, pinId)).toHaveLength(1)
})
