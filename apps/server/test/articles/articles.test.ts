import {
  boardResource,
  pinResource,
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticleResource,
  todayArticlesResource,
  updateMe,
  userBlockResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArticleInput } from '../../src/modules/articles/index.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { createArticle, publishArticle, updateArticle, withdrawArticle } from './as-editor.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const HOUR = 60 * 60 * 1000

const plain: Omit<ArticleInput, 'thingIds'> = {
  title: 'Ten Rooms, Five Lamps!',
  summary: 'About light',
  words: 'One.\n\n## Two\n\n[Three](/topics/)',
  type: 3,
  isShop: false,
  wall: 'pins',
  coverPinId: null,
  languages: [],
}

async function publish(thingIds: readonly string[], changes: Partial<ArticleInput> = {}, publishAt?: Date) {
  const articleId = await createArticle(app.core, { ...plain, thingIds, ...changes })
  await publishArticle(app.core, { articleId, ...(publishAt && { publishAt }) })
  return articleId
}

const wallOf = async (reader: Pick<SignedIn, 'ask'>, article_id: string) =>
  (await reader.ask(todayArticlePinsResource.get, { article_id })).map(({ id }) => id)
const titles = async (reader: Pick<SignedIn, 'ask'>) =>
  (await reader.ask(todayArticlesResource.get, { page_size: 100 })).map(({ title }) => title)

test('DI-04 DS-16 an article shows from its time to its end, and not when it is withdrawn; what is not shown reads as missing', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Lamp' })
  const visitor = app.client()
  const articleId = await createArticle(app.core, { ...plain, thingIds: [pin.id] })
  const read = async () => (await visitor.call(todayArticleResource.get, { article_id: articleId })).status
  const missing = await visitor.call(todayArticleResource.get, { article_id: '77' })
  expect([await read(), missing.status, missing.error?.name]).toEqual([404, 404, 'article_not_found'])
  const now = Date.now()
  await publishArticle(app.core, { articleId, publishAt: new Date(now + HOUR) })
  expect([await read(), await titles(visitor)]).toEqual([404, []])
  await publishArticle(app.core, { articleId, publishAt: new Date(now - 2 * HOUR) })
  expect(await visitor.ask(todayArticleResource.get, { article_id: articleId })).toMatchObject({
    id: articleId,
    kind: 'article',
    title: plain.title,
    url: `/today/article/ten-rooms-five-lamps/${articleId}/`,
    cover: { pin_id: pin.id },
    blocks: [
      { type: 'paragraph', parts: [{ text: 'One.', url: null }] },
      { type: 'heading', parts: [{ text: 'Two', url: null }] },
      { type: 'paragraph', parts: [{ text: 'Three', url: '/topics/' }] },
    ],
  })
  expect([await wallOf(visitor, articleId), await titles(visitor)]).toEqual([[pin.id], [plain.title]])
  await publishArticle(app.core, {
    articleId,
    publishAt: new Date(now - 2 * HOUR),
    endAt: new Date(now - HOUR),
  })
  expect([await read(), await titles(visitor)]).toEqual([404, []])
  await publishArticle(app.core, { articleId })
  expect(await read()).toBe(200)
  for (let time = 0; time < 2; time += 1) await withdrawArticle(app.core, articleId)
  expect([await read(), await titles(visitor)]).toEqual([404, []])
  const wall = await visitor.call(todayArticlePinsResource.get, { article_id: articleId })
  expect(wall.status).toBe(404)
})

test('what is unfinished is not published, and nobody overwrites what they have not seen', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Chair' })
  const articleId = await createArticle(app.core, { ...plain, thingIds: [] })
  await expect(publishArticle(app.core, { articleId })).rejects.toMatchObject({ code: 'article_unfinished' })
  await updateArticle(app.core, { articleId, version: 1, thingIds: [pin.id, pin.id], type: 1 })
  await expect(updateArticle(app.core, { articleId, version: 1, title: 'Late' })).rejects.toMatchObject({
    code: 'article_changed',
  })
  const publishAt = new Date()
  await expect(publishArticle(app.core, { articleId, publishAt, endAt: publishAt })).rejects.toMatchObject({
    code: 'article_unfinished',
  })
  await publishArticle(app.core, { articleId })
  const read = await app.client().ask(todayArticleResource.get, { article_id: articleId })
  expect([read.title, read.kind]).toEqual([plain.title, 'best'])
  for (const work of [
    () => updateArticle(app.core, { articleId: '77', title: 'x' }),
    () => publishArticle(app.core, { articleId: '77' }),
    () => withdrawArticle(app.core, '77'),
  ])
    await expect(work()).rejects.toMatchObject({ code: 'article_not_found' })
  await withdrawArticle(app.core, articleId)
})

test('what went or went hidden is on no wall and no cover, and its place closes', async () => {
  const board = await makeBoard(ana)
  const pins = []
  for (let at = 0; at < 4; at += 1)
    pins.push((await makeQuickPin(app, ana, { title: `Wall ${at}`, board_id: board.id })).id)
  const foe = await signUp(app)
  const foes = await makeQuickPin(app, foe, { title: 'Of a foe' })
  const articleId = await publish([...pins, foes.id])
  const visitor = app.client()
  expect(await wallOf(visitor, articleId)).toEqual([...pins, foes.id])
  const first = await visitor.call(todayArticlePinsResource.get, { article_id: articleId, page_size: 2 })
  await ana.ask(pinResource.delete, { id: pins[2] ?? '' })
  await settled(app)
  const rest = await visitor.call(todayArticlePinsResource.get, {
    article_id: articleId,
    page_size: 2,
    bookmarks: [first.bookmark ?? ''],
  })
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual([pins[0], pins[1], pins[3], foes.id])
  await ana.ask(userBlockResource.create, { blocked_user_id: foe.member.id })
  expect(await wallOf(ana, articleId)).not.toContain(foes.id)
  await foe.ask(updateMe, { is_private_profile: true })
  expect(await wallOf(visitor, articleId)).toEqual([pins[0], pins[1], pins[3]])
  await ana.ask(boardResource.update, { board_id: board.id, privacy: 'secret' })
  expect(await wallOf(visitor, articleId)).toEqual([])
  expect((await visitor.ask(todayArticleResource.get, { article_id: articleId })).cover).toBeNull()
  await withdrawArticle(app.core, articleId)
})

test('a wall of boards shows those that may be listed, in order', async () => {
  const [one, two] = [await makeBoard(ana, 'Wall one'), await makeBoard(ana, 'Wall two')]
  const pin = await makeQuickPin(app, ana, { title: 'On two', board_id: two.id })
  const other = await makeQuickPin(app, ana, { title: 'On one', board_id: one.id })
  const articleId = await publish([two.id, one.id], { wall: 'boards', isShop: true })
  const coverId = async () =>
    (await app.client().ask(todayArticleResource.get, { article_id: articleId })).cover?.pin_id
  expect(await coverId()).toBe(pin.id)
  const boards = async () =>
    (await app.client().ask(todayArticleBoardsResource.get, { article_id: articleId })).map(({ id }) => id)
  expect(await boards()).toEqual([two.id, one.id])
  expect(await wallOf(app.client(), articleId)).toEqual([])
  await ana.ask(boardResource.update, { board_id: two.id, privacy: 'secret' })
  expect(await boards()).toEqual([one.id])
  expect(await coverId()).toBe(other.id)
  await withdrawArticle(app.core, articleId)
})

test('DS-16 lists are newest first in pages, for readers of the languages that an article names; cards cost the same', async () => {
  const pin = await makeQuickPin(app, ana, { title: 'Shared' })
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours))
  const ids = []
  for (const hour of [1, 2, 2, 3, 4]) ids.push(await publish([pin.id], { title: `At ${hour}` }, at(hour)))
  ids.push(await publish([pin.id], { title: 'Deutsch', languages: ['de'] }, at(5)))
  const visitor = app.client()
  const seen: string[] = []
  let bookmarks: string[] = []
  for (;;) {
    const { data, bookmark } = await visitor.call(todayArticlesResource.get, { page_size: 2, bookmarks })
    seen.push(...data.map(({ title }) => title))
    if (bookmark === undefined) break
    bookmarks = [bookmark]
  }
  expect(seen).toEqual(['At 4', 'At 3', 'At 2', 'At 2', 'At 1'])
  const german = await signUp(app)
  await german.ask(userSettingsResource.update, { locale: 'de-DE' })
  expect((await titles(german))[0]).toBe('Deutsch')
  const cost = async (page_size: number) =>
    (await callCost(app, todayArticlesResource.get, ana, { page_size })).statements
  expect(await cost(5)).toBe(await cost(1))
})
