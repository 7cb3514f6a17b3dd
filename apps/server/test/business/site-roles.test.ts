import {
  addSiteFeed,
  changeAccess,
  claimedSites,
  pauseSiteFeed,
  removeSiteFeed,
  revokeAssetAccess,
  showSite,
  siteFeeds,
  unclaimSite,
  verifySite,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domainOf, proveSite } from '../claims/websites.ts'
import { type Site, startSite } from '../links/site.ts'
import { makeBoard, type SignedIn } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { actingFor, confirmSecondFactor, letActOn, signUpBusiness } from './businesses.ts'

let app: TestApp
let sites: readonly [Site, Site]
let shop: SignedIn
let boardId: string
beforeAll(async () => {
  app = await startTestApp({ env: { FETCH_ALLOW: '127.0.0.1' } })
  sites = await Promise.all([startSite(), startSite()])
  const body = '<rss version="2.0"><channel><title>Shop</title></channel></rss>'
  for (const site of sites) site.add('/feed.xml', { body, contentType: 'application/rss+xml' })
  shop = await signUpBusiness(app)
  for (const site of sites) await proveSite(site, shop)
  boardId = (await makeBoard(shop, 'From the shop', 'secret')).id
}, 60_000)
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await app.stop()
})

const feedOf = (site: Site, board_id = boardId) => ({ address: `${site.origin}/feed.xml`, board_id })
const refused = { status: 403, error: { name: 'not_allowed' } }
const onSite = (site: Site) => ({ asset_type: 'site' as const, asset_id: domainOf(site) })
async function holder(site: Site, role: 'ADMIN' | 'EDITOR' | 'ANALYST'): Promise<[SignedIn, SignedIn]> {
  const person = await signUpBusiness(app)
  await letActOn(shop, person, onSite(site), role)
  await confirmSecondFactor(app, person)
  return [actingFor(person, shop.member), person]
}

test('a role on a website opens that website and its feeds, and nothing of the others', async () => {
  const [site, other] = sites
  await shop.ask(addSiteFeed, feedOf(site))
  const { id: otherFeed } = await shop.ask(addSiteFeed, feedOf(other))
  const [acting] = await holder(site, 'ANALYST')
  const [domain, otherDomain] = [domainOf(site), domainOf(other)]
  for (const named of [domain, `${site.origin}/any/page`, domain.toUpperCase()])
    expect(await acting.ask(claimedSites, { domain: named })).toMatchObject([
      { domain, state: 'verified', viewer_can: { manage: false } },
    ])
  // The board is secret: the website's feeds tell nothing of it.
  expect(await acting.ask(siteFeeds, { domain })).toMatchObject([
    { domain, board: null, viewer_can: { manage: false } },
  ])
  expect(await shop.ask(siteFeeds, { domain })).toMatchObject([
    { board: { id: boardId }, viewer_can: { manage: true } },
  ])
  // Everything else they read as themself.
  for (const options of [{ domain: otherDomain }, {}]) {
    expect(await acting.ask(claimedSites, options)).toEqual([])
    expect(await acting.ask(siteFeeds, options)).toEqual([])
  }
  const [mine] = await shop.ask(siteFeeds, { domain })
  const feed_id = mine?.id ?? ''
  const writes = {
    verify: acting.call(verifySite, { domain, method: 'meta' }),
    show: acting.call(showSite, { domain }),
    unclaim: acting.call(unclaimSite, { domain }),
    'pause a feed': acting.call(pauseSiteFeed, { feed_id, is_paused: true }),
    'remove a feed': acting.call(removeSiteFeed, { feed_id }),
    'pause a feed of another': acting.call(pauseSiteFeed, { feed_id: otherFeed, is_paused: true }),
    'connect a feed': acting.call(addSiteFeed, feedOf(site)),
  }
  for (const [name, answer] of Object.entries(writes)) expect(await answer, name).toMatchObject(refused)
  expect(await shop.ask(siteFeeds, {})).toMatchObject([{ state: 'active' }, { state: 'active' }])
})

test('an admin of a website manages it and its feeds, and connects new ones to boards that they manage', async () => {
  const [site, other] = sites
  const [acting, person] = await holder(site, 'ADMIN')
  const domain = domainOf(site)
  expect(await acting.ask(claimedSites, { domain })).toMatchObject([{ viewer_can: { manage: true } }])
  expect(await acting.ask(verifySite, { domain, method: 'file' })).toMatchObject({ domain, state: 'verified' })
  const { id: feed_id } = await shop.ask(addSiteFeed, feedOf(site))
  const { id: otherFeed } = await shop.ask(addSiteFeed, feedOf(other))
  expect(await acting.ask(pauseSiteFeed, { feed_id, is_paused: true })).toMatchObject({ state: 'paused' })
  expect(await acting.ask(pauseSiteFeed, { feed_id, is_paused: false })).toMatchObject({ state: 'active' })
  const elsewhere = [
    acting.call(unclaimSite, { domain: domainOf(other) }),
    acting.call(pauseSiteFeed, { feed_id: otherFeed, is_paused: true }),
    acting.call(removeSiteFeed, { feed_id: otherFeed }),
    acting.call(addSiteFeed, feedOf(site)),
    acting.call(addSiteFeed, feedOf(other)),
  ]
  for (const answer of await Promise.all(elsewhere)) expect(answer).toMatchObject(refused)
  const open = await makeBoard(shop, 'Window')
  const onBoard = { asset_type: 'board' as const, asset_id: open.id }
  await shop.ask(changeAccess, { member_id: person.member.id, role: 'EDITOR', ...onBoard })
  expect(await acting.call(addSiteFeed, feedOf(site, open.id))).toMatchObject(refused)
  await shop.ask(changeAccess, { member_id: person.member.id, role: 'ADMIN', ...onBoard })
  expect(await acting.ask(addSiteFeed, feedOf(site, open.id))).toMatchObject({ board: { id: open.id } })
  await acting.ask(removeSiteFeed, { feed_id })
  expect(await shop.ask(siteFeeds, { domain })).toEqual([])
})

test('with the role on it a website closes at once', async () => {
  const [site] = sites
  const [acting, person] = await holder(site, 'ADMIN')
  const domain = domainOf(site)
  expect(await acting.ask(claimedSites, { domain })).toHaveLength(1)
  await shop.ask(revokeAssetAccess, { member_id: person.member.id, ...onSite(site) })
  expect(await acting.ask(claimedSites, { domain })).toEqual([])
  expect(await acting.call(unclaimSite, { domain })).toMatchObject({ status: 404 })
  expect(await shop.ask(claimedSites, { domain })).toMatchObject([{ state: 'verified' }])
})
