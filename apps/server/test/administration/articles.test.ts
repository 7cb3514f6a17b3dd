import {
  adminActs,
  adminArticlePage,
  adminArticles,
  adminChangeArticle,
  adminPublishArticle,
  adminWithdrawArticle,
  adminWriteArticle,
  todayArticlePinsResource,
  todayArticleResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

let app: TestApp
let editor: SignedIn
let ana: SignedIn
const pinIds: string[] = []
beforeAll(async () => {
  app = await startTestApp()
  editor = await hire(app, 'editor')
  ana = await signUp(app)
  for (const title of ['A lamp', 'A rug', 'A shelf']) pinIds.push((await makeQuickPin(app, ana, { title })).id)
}, 120_000)
afterAll(() => app.stop())

const wish = (given: object = {}) => ({
  title: 'Three quiet rooms',
  summary: 'Little is enough',
  words: 'One.\n\n## Two\n\n[Three](/topics/)',
  thing_ids: pinIds,
  reason: 'For a slow day',
  ...given,
})
const write = (given: object = {}) => editor.ask(adminWriteArticle, wish(given))
const readerSees = async (article_id: string) => (await ana.call(todayArticleResource.get, { article_id })).status
const publish = (id: string, given: object = {}) =>
  editor.call(adminPublishArticle, { article_id: id, reason: 'It is time', ...given })

test('OP-07 MD-08 an editor writes an article, publishes it for a while, and takes it back', async () => {
  const article = await write({ languages: ['en', 'de'], type: 1, cover_pin_id: pinIds[1] })
  expect(article).toMatchObject({
    state: 'draft',
    languages: ['en', 'de'],
    type: 1,
    cover_pin_id: pinIds[1],
    things: pinIds.map((id) => ({ id, is_gone: false, image_url: expect.any(String) })),
    blocks: [{ type: 'paragraph' }, { type: 'heading' }, { type: 'paragraph' }],
    cover_url: expect.any(String),
  })
  expect(await readerSees(article.id)).toBe(404)
  expect(await publish(article.id, { publish_at: '2036-01-01T00:00:00Z' })).toMatchObject({
    data: { state: 'published', end_at: null },
  })
  expect(await readerSees(article.id)).toBe(404)
  await publish(article.id, { publish_at: new Date(Date.now() - 1000).toISOString(), end_at: '2036-01-01T00:00:00Z' })
  expect(await readerSees(article.id)).toBe(200)
  expect(await ana.ask(todayArticlePinsResource.get, { article_id: article.id })).toHaveLength(3)
  for (let time = 0; time < 2; time += 1)
    await editor.ask(adminWithdrawArticle, { article_id: article.id, reason: 'Too early' })
  expect(await readerSees(article.id)).toBe(404)
  const acts = await editor.ask(adminActs, { thing_type: 'article', thing_id: article.id })
  expect(acts.map(({ kind }) => kind)).toEqual([
    'article.withdrawn',
    'article.published',
    'article.published',
    'article.written',
  ])
})

test('nobody overwrites what they have not seen, and what was typed is answered by nothing', async () => {
  const { id, version } = await write()
  const change = (given: object) => editor.call(adminChangeArticle, { article_id: id, version, ...wish(given) })
  const changed = await change({ title: 'Four quiet rooms', thing_ids: [pinIds[2], pinIds[0]] })
  expect(changed.data).toMatchObject({ title: 'Four quiet rooms', things: [{ id: pinIds[2] }, { id: pinIds[0] }] })
  expect((await change({ title: 'Five' })).error?.name).toBe('article_changed')
  expect(await editor.ask(adminArticlePage, { article_id: id })).toEqual(changed.data)
  const [act] = await editor.ask(adminActs, { thing_type: 'article', thing_id: id })
  expect(act).toMatchObject({ before: { title: 'Three quiet rooms' }, after: { title: 'Four quiet rooms', things: 2 } })
})

test('what is not there cannot come onto a wall, and what went meanwhile shows as gone and may stay', async () => {
  const secret = await makeBoard(ana, 'Only mine', 'secret')
  const hidden = await makeQuickPin(app, ana, { board_id: secret.id })
  for (const thing_ids of [['77'], [hidden.id], [pinIds[0], hidden.id]])
    expect((await editor.call(adminWriteArticle, wish({ thing_ids }))).error).toMatchObject({
      name: 'pin_not_found',
      field: 'thing_ids',
    })
  const noBoard = await editor.call(adminWriteArticle, wish({ wall: 'boards', thing_ids: [secret.id] }))
  expect(noBoard.error).toMatchObject({ name: 'board_not_found', field: 'thing_ids' })
  const board = await makeBoard(ana, 'For everybody')
  expect(await write({ wall: 'boards', thing_ids: [board.id] })).toMatchObject({
    things: [{ id: board.id, title: 'For everybody' }],
  })
  const { id } = await write()
  await app.pool.query('update article_things set thing_id = 77 where article_id = $1 and place = 0', [id])
  const standing = await editor.ask(adminArticlePage, { article_id: id })
  expect(standing.things[0]).toEqual({ id: '77', title: '', image_url: null, is_gone: true })
  const kept = { article_id: id, version: standing.version, ...wish({ thing_ids: ['77', pinIds[1]] }) }
  expect((await editor.ask(adminChangeArticle, kept)).things).toHaveLength(2)
})

test('an empty wall is not published, nor one that ends before it begins', async () => {
  const { id } = await write({ thing_ids: [] })
  expect((await publish(id)).error?.name).toBe('article_unfinished')
  const other = await write()
  const backwards = { publish_at: '2030-01-02T00:00:00Z', end_at: '2030-01-01T00:00:00Z' }
  expect((await publish(other.id, backwards)).error?.name).toBe('article_unfinished')
  expect((await publish('77')).error?.name).toBe('article_not_found')
})

test('the list has states, newest first', async () => {
  const { id } = await write({ title: 'The newest of all' })
  const [first] = await editor.ask(adminArticles, {})
  expect(first).toMatchObject({ id, state: 'draft', publish_at: null })
  const published = await editor.ask(adminArticles, { state: 'published' })
  expect(published.every(({ state }) => state === 'published')).toBe(true)
  const { data, bookmark } = await editor.call(adminArticles, { page_size: 1 })
  const next = await editor.call(adminArticles, { page_size: 1, bookmarks: bookmark })
  expect(next.data[0]?.id).not.toBe(data[0]?.id)
})

test.each([
  ['title', { title: '  ' }],
  ['title', { title: 'x'.repeat(121) }],
  ['type', { type: 9 }],
  ['languages', { languages: ['xx'] }],
  ['wall', { wall: 'people' }],
  ['reason', { reason: '' }],
])('what is wrong with %s is told, and nothing is written: %o', async (field, given) => {
  const before = await editor.ask(adminArticles, {})
  const { status, error } = await editor.call(adminWriteArticle, wish(given))
  expect([status, error?.field]).toEqual([400, field])
  expect(await editor.ask(adminArticles, {})).toEqual(before)
})
