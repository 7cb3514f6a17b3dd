import {
  adminArticlePage,
  adminArticles,
  adminPublishArticle,
  adminWithdrawArticle,
  todayArticlePinsResource,
  todayArticleResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proposeArticles } from '../../src/modules/discovery/explore/propose-articles.ts'
import { hire } from '../administration/staff.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const A_DAY = 24 * 60 * 60 * 1000
let now = Date.now()
let app: TestApp
let editor: SignedIn
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } })
  editor = await hire(app, 'editor')
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const reason = 'A test needs it'

/** Pins of eight pictures about a topic, and saves of the last one by so many other people, as rows. */
async function rise(title: string, people: number) {
  const ids = []
  for (let at = 0; at < 8; at += 1) ids.push((await makeQuickPin(app, ana, { title: `${title} ${at}` })).id)
  await settled(app)
  await app.pool.query(
    `insert into pins (bucket, id, pinner_id, is_created, aggregate_id, content_hash, signature, width, height, extension,
       is_animated, dominant_color, placeholder, is_public, has_public_picture, title, description, alt_text, link, domain,
       created_at)
     select bucket, id + n::bigint * 4194304, pinner_id + n, false, aggregate_id, content_hash, signature, width, height, extension,
       is_animated, dominant_color, placeholder, is_public, has_public_picture, title, description, alt_text, link, domain,
       created_at from pins, generate_series(1, $2::int) n where id = $1`,
    [ids.at(-1), people],
  )
  await app.pool.query(
    `insert into found_topics (bucket, pin_id, topic_id, confidence)
     select bucket, pin_id + n::bigint * 4194304, topic_id, confidence from found_topics, generate_series(1, $2::int) n
     where pin_id = $1`,
    [ids.at(-1), people],
  )
  return ids
}

const proposed = () => editor.ask(adminArticles, { state: 'proposed' })

test('DS-16 a topic that rises is proposed to editors alone, with title, cover and wall; one publishes it, and it does not come again', async () => {
  const ids = await rise('Sourdough bread', 25)
  await rise('Espresso coffee', 12)
  await proposeArticles(app.core)
  const [proposal, ...others] = await proposed()
  expect([others, proposal?.title]).toEqual([[], expect.stringMatching(/^On the rise: (Bread|Baking)$/)])
  const article_id = proposal?.id ?? ''
  const page = await editor.ask(adminArticlePage, { article_id })
  expect(page).toMatchObject({ state: 'proposed', cover_pin_id: page.things[0]?.id, cover_url: expect.any(String) })
  expect(page.things.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(0, -1)))
  const visitor = app.client()
  const read = async () => (await visitor.call(todayArticleResource.get, { article_id })).status
  expect(await read()).toBe(404)
  await proposeArticles(app.core)
  expect(await proposed()).toHaveLength(1)
  await editor.ask(adminPublishArticle, { article_id, reason })
  expect([await read(), await proposed()]).toEqual([200, []])
  const wall = (await visitor.ask(todayArticlePinsResource.get, { article_id })).map(({ id }) => id)
  expect(wall).toEqual(expect.arrayContaining(ids.slice(0, -1)))
  now += A_DAY
  await proposeArticles(app.core)
  expect(await proposed()).toEqual([])
})

test('what is dismissed is not proposed again for sixty days, and what nobody may see is on no wall', async () => {
  await app.pool.query('delete from articles')
  await rise('Espresso coffee', 30)
  const board = await makeBoard(ana, 'Kept to myself', 'secret')
  const secret = await makeQuickPin(app, ana, { title: 'Espresso coffee of mine', board_id: board.id })
  await settled(app)
  const mine = async () => (await proposed()).find(({ title }) => title.endsWith('Coffee'))
  await proposeArticles(app.core)
  const article_id = (await mine())?.id ?? ''
  const page = await editor.ask(adminArticlePage, { article_id })
  expect(page.things.map(({ id }) => id)).not.toContain(secret.id)
  expect((await ana.call(adminWithdrawArticle, { article_id, reason })).status).toBe(404)
  await editor.ask(adminWithdrawArticle, { article_id, reason })
  await proposeArticles(app.core)
  expect(await mine()).toBeUndefined()
  // The same figures on another day, when the quiet is over.
  await app.pool.query(`update articles set created_at = created_at - interval '61 days'`)
  await proposeArticles(app.core)
  expect((await mine())?.id).not.toBe(article_id)
})
