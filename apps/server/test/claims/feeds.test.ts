import {
  addSiteFeed,
  boardFeedResource,
  boardResource,
  businessAccountResource,
  newsHubResource,
  pauseSiteFeed,
  removeSiteFeed,
  siteFeeds,
  unclaimSite,
} from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForFeeds } from '../../src/modules/claims/index.ts'
import { hire } from '../administration/staff.ts'
import { signUpBusiness } from '../business/businesses.ts'
import { type Site, startSite } from '../links/site.ts'
import { reportAndDecide } from '../moderation/reporting.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { proveSite } from './websites.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let app: TestApp
let site: Site
let shop: SignedIn
let boardId: string
// Some hours pass in a test, and what is counted for a day begins anew at midnight: at noon there is time.
let later = DAY / 2 - (Date.now() % DAY) + DAY
const clock = { now: () => new Date(Date.now() + later) }
beforeAll(async () => {
  app = await startTestApp({ clock, env: { FETCH_ALLOW: '127.0.0.1' } })
})
afterAll(() => app.stop())
afterEach(() => site.stop())
beforeEach(async () => {
  site = await startSite()
  shop = await signUpBusiness(app)
  await proveSite(site, shop)
  boardId = (await makeBoard(shop)).id
})

const item = (name: string, more = `<enclosure url="/p/${name}-300x200.jpg" type="image/jpeg" length="1"/>`) =>
  `<item><title>About ${name}</title><guid isPermaLink="false">id-${name}</guid><link>/posts/${name}</link>
  <description><![CDATA[<p>All of <b>${name}</b></p>]]></description>${more}</item>`
const rss = (...items: string[]) => ({
  body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Shop</title>${items.join('')}</channel></rss>`,
  contentType: 'application/rss+xml',
})
const address = () => `${site.origin}/feed.xml`
const connect = () => shop.ask(addSiteFeed, { address: address(), board_id: boardId })
const pinsOn = async () => shop.ask(boardFeedResource.get, { board_id: boardId, page_size: 100 })
const titles = async () => (await pinsOn()).map(({ title }) => title)
const feedNow = async () => (await shop.ask(siteFeeds, {}))[0]

/** What the worker does after an hour, or so long. */
async function wait(milliseconds = HOUR) {
  later += milliseconds
  await askForFeeds(app.core)
  await settled(app)
}

test('CN-24 new entries become pins on the board, the oldest first and each once', async () => {
  site.add('/feed.xml', rss(item('two'), item('one')))
  expect(await connect()).toMatchObject({ state: 'active', failure: null, board: { id: boardId } })
  await settled(app)
  const [newest] = await pinsOn()
  expect(await titles()).toEqual(['About two', 'About one'])
  expect(newest).toMatchObject({ description: 'All of two', link: `${site.origin}/posts/two` })
  const asked = () => site.heard.filter(({ path }) => path === '/feed.xml').length
  const before = asked()
  site.add('/feed.xml', rss(item('three'), item('two'), item('one')))
  await wait(HOUR / 3)
  await wait(HOUR / 3)
  expect(asked(), 'once in an hour').toBe(before)
  await wait(HOUR / 2)
  await wait()
  expect(asked()).toBe(before + 2)
  expect(await titles()).toEqual(['About three', 'About two', 'About one'])
  expect(await feedNow()).toMatchObject({ published_count: 3, failure: null })
})

test('CN-24 Atom is read as well, and an entry without a picture takes that of its page', async () => {
  site.add('/posts/a', { body: '<!doctype html><title>A</title><img src="/p/lamp-400x300.jpg">' })
  site.add('/feed.xml', {
    body: `<feed xmlns="http://www.w3.org/2005/Atom"><title>S</title>
      <entry><id>tag:b</id><title>B &amp; C</title><link rel="alternate" href="/posts/b"/>
        <content type="html">&lt;img src="/p/b-300x200.jpg"&gt;Words</content></entry>
      <entry><id>tag:a</id><title>A</title><link href="/posts/a"/></entry>
      <entry><id>tag:none</id><title>Nothing to see</title><link href="/posts/none"/></entry></feed>`,
    contentType: 'application/atom+xml',
  })
  site.add('/posts/none', { body: '<!doctype html><title>None</title>Words only' })
  await connect()
  await settled(app)
  expect((await titles()).toSorted()).toEqual(['A', 'B & C'])
})

test('CN-24 no more than 50 entries become pins in a day, and the rest the next day', async () => {
  site.add('/feed.xml', rss(item('one')))
  const { id } = await connect()
  await settled(app)
  await app.pool.query('update site_feeds set day_count = 49 where id = $1', [id])
  site.add('/feed.xml', rss(item('four'), item('three'), item('two'), item('one')))
  await wait()
  await wait()
  expect(await titles()).toEqual(['About two', 'About one'])
  await wait(DAY)
  expect(await titles()).toEqual(['About four', 'About three', 'About two', 'About one'])
})

test('CN-24 after a week of errors a feed is paused with a notice, and goes on when its member wants', async () => {
  site.add('/feed.xml', rss(item('one')))
  const { id } = await connect()
  await settled(app)
  site.add('/feed.xml', { body: 'gone', status: 500 })
  for (let day = 0; day < 7; day += 1) await wait(DAY)
  expect(await feedNow()).toMatchObject({ state: 'active', failure: 'unreachable' })
  await wait(DAY)
  expect(await feedNow()).toMatchObject({ state: 'paused', failure: 'unreachable' })
  expect((await shop.ask(newsHubResource.get, {})).map(({ kind }) => kind)).toContain('feed_paused')
  site.add('/feed.xml', rss(item('two')))
  await wait()
  expect(await titles()).toEqual(['About one'])
  await shop.ask(pauseSiteFeed, { feed_id: id, is_paused: false })
  await settled(app)
  expect(await titles()).toEqual(['About two', 'About one'])
})

test('a hostile feed costs its own process at most, and what is no feed is refused by name', async () => {
  const deep = '<a>'.repeat(200_000)
  site.add('/feed.xml', { body: `<rss><channel>${deep}`, contentType: 'text/xml' })
  expect(await connect()).toMatchObject({ state: 'active' })
  for (const body of ['<!doctype html><title>Page</title>', 'plain', '']) {
    site.add('/other.xml', { body })
    expect(await shop.call(addSiteFeed, { address: `${site.origin}/other.xml`, board_id: boardId })).toMatchObject({
      error: { name: 'not_a_feed', field: 'address' },
    })
  }
  expect(await shop.ask(siteFeeds, {})).toHaveLength(1)
})

test('CN-24 feeds are for businesses, of their own sites and on boards that they may save to', async () => {
  site.add('/feed.xml', rss(item('one')))
  const person = await signUp(app)
  const ask = (client: SignedIn, board_id = boardId) => client.call(addSiteFeed, { address: address(), board_id })
  expect(await ask(person)).toMatchObject({ status: 403, error: { name: 'business_only' } })
  const other = await signUpBusiness(app)
  expect(await ask(other)).toMatchObject({ error: { name: 'feed_of_another_site' } })
  const theirs = await makeBoard(other, undefined, 'secret')
  expect(await ask(shop, theirs.id)).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
  expect(await shop.ask(siteFeeds, {})).toEqual([])
  const { id } = await connect()
  expect(await other.call(pauseSiteFeed, { feed_id: id, is_paused: true })).toMatchObject({ status: 404 })
  expect(await other.call(removeSiteFeed, { feed_id: id })).toMatchObject({ status: 404 })
  expect(await feedNow()).toMatchObject({ state: 'active' })
})

test('a board that is gone says so, and a site or business that is given up ends its feeds', async () => {
  site.add('/feed.xml', rss(item('one')))
  const { id } = await connect()
  await settled(app)
  await shop.ask(boardResource.delete, { board_id: boardId })
  site.add('/feed.xml', rss(item('two'), item('one')))
  await wait()
  expect(await feedNow()).toMatchObject({ state: 'active', failure: 'board_gone', board: null })
  await shop.ask(businessAccountResource.delete, {})
  await settled(app)
  expect(await feedNow()).toMatchObject({ state: 'paused' })
  expect(await shop.call(pauseSiteFeed, { feed_id: id, is_paused: false })).toMatchObject({ status: 403 })
  await shop.ask(unclaimSite, { domain: site.origin })
  expect(await shop.ask(siteFeeds, {})).toEqual([])
})

test('the feed of a business that is banned publishes nothing more, and is not paused for it', async () => {
  site.add('/feed.xml', rss(item('one')))
  const { id } = await connect()
  await settled(app)
  const state = async () => {
    const { rows } = await app.pool.query(
      'select state, failure, (select count(*)::int from pins where board_id = $2) as pins from site_feeds where id = $1',
      [id, boardId],
    )
    return rows
  }
  const before = await state()
  expect(before).toMatchObject([{ state: 'active', pins: 1 }])
  const moderator = await hire(app, 'moderator')
  await reportAndDecide({ by: await signUp(app), moderator }, ['user', shop.member.id], 'ban')
  site.add('/feed.xml', rss(item('two'), item('one')))
  await wait()
  await wait()
  expect(await state()).toEqual(before)
})
