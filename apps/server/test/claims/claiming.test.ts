import {
  claimedSites,
  claimSite,
  newsHubResource,
  pinResource,
  showSite,
  unclaimSite,
  updateMe,
  userResource,
  verifySite,
} from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { countSite, recheckDueSites } from '../../src/modules/claims/index.ts'
import { type Site, startSite } from '../links/site.ts'
import { drawPicture, makeBoard, savePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { domainOf, PROOF_FILE, proveSite, showProof } from './websites.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let app: TestApp
let site: Site
let ana: SignedIn
let later = 0
const clock = { now: () => new Date(Date.now() + later) }
/** What the DNS says; a name that is not here does not answer. */
const records = new Map<string, readonly string[]>([['shop.example', []]])
const txtRecords = {
  async of(name: string) {
    const found = records.get(name)
    if (found === undefined) throw new Error('nobody answers')
    return found
  },
}
beforeAll(async () => {
  app = await startTestApp({ clock, txtRecords, env: { FETCH_ALLOW: '127.0.0.1', LINK_FACTS: 'on' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  site = await startSite()
  ana = await signUp(app)
})
afterEach(() => site.stop())

const profileOf = (member: SignedIn, viewer: { ask: SignedIn['ask'] } = app.client()) =>
  viewer.ask(userResource.get, { username: member.member.username })
const claimOf = async (client: SignedIn) => (await client.ask(claimedSites, {}))[0]
const newsOf = async (client: SignedIn) => (await client.ask(newsHubResource.get, {})).map(({ kind }) => kind)

/** What the worker does every hour, for so long. */
async function wait(milliseconds: number) {
  later += milliseconds
  await recheckDueSites(app.core)
  await settled(app)
}

test('a claim gives nothing before the proof is found, and what is found shows on the profile', async () => {
  const claim = await ana.ask(claimSite, { domain: site.origin })
  expect(claim).toMatchObject({ domain: domainOf(site), state: 'pending', method: null, is_on_profile: false })
  expect(claim.meta_tag).toMatch(/^<meta name="p:domain_verify" content="[0-9a-f]{32}">$/)
  expect(await ana.ask(claimSite, { domain: site.origin })).toEqual(claim)
  expect(await ana.call(verifySite, { domain: claim.domain, method: 'meta' })).toMatchObject({
    status: 422,
    error: { name: 'site_not_proved', field: 'method' },
  })
  site.add('/', { body: `<!doctype html><html><head>${claim.meta_tag}</head><body>Shop</body></html>` })
  expect(await ana.ask(verifySite, { domain: claim.domain, method: 'meta' })).toMatchObject({
    state: 'verified',
    method: 'meta',
    is_on_profile: true,
  })
  expect(await profileOf(ana)).toMatchObject({ website_url: `${site.origin}/`, is_primary_website_verified: true })
})

test('a file has to say exactly what it is to say, whatever else a site repeats', async () => {
  const { domain, dns_record: text } = await ana.ask(claimSite, { domain: site.origin })
  const tried = () => ana.call(verifySite, { domain, method: 'file' })
  site.add(PROOF_FILE, { body: `Not found: ${text}`, contentType: 'text/plain' })
  expect(await tried()).toMatchObject({ status: 422 })
  site.add(PROOF_FILE, { body: text, contentType: 'text/plain', status: 404 })
  expect(await tried()).toMatchObject({ status: 422 })
  site.add(PROOF_FILE, { body: `\uFEFF${text}\n`, contentType: 'text/plain' })
  expect(await tried()).toMatchObject({ status: 200 })
})

test('a redirect to another site proves nothing', async () => {
  const other = await startSite()
  const { domain, dns_record: text } = await ana.ask(claimSite, { domain: site.origin })
  other.add(PROOF_FILE, { body: text, contentType: 'text/plain' })
  site.add(PROOF_FILE, { body: '', status: 302, headers: { location: `${other.origin}${PROOF_FILE}` } })
  expect(await ana.call(verifySite, { domain, method: 'file' })).toMatchObject({ status: 422 })
  await other.stop()
})

test('a TXT record proves a site that has no pages', async () => {
  const { dns_record: text } = await ana.ask(claimSite, { domain: 'https://www.Shop.example/about' })
  const look = () => ana.call(verifySite, { domain: 'shop.example', method: 'dns' })
  expect(await look()).toMatchObject({ status: 422, error: { name: 'site_not_proved' } })
  records.set('shop.example', ['v=spf1 -all', text])
  expect(await look()).toMatchObject({ status: 200, data: { state: 'verified' } })
})

test('a site of somebody else is refused, and nothing of theirs changes', async () => {
  await proveSite(site, ana)
  // Its Pins are counted once it is proved.
  await settled(app)
  const [ben, before] = [await signUp(app), await claimOf(ana)]
  const message = expect.stringContaining('already been claimed by another account')
  const refused = { status: 409, error: { name: 'site_claimed', field: 'domain', message } }
  for (const domain of [site.origin, `${site.origin}/about?us`, domainOf(site).toUpperCase()])
    expect(await ben.call(claimSite, { domain }), domain).toMatchObject(refused)
  for (const call of [
    ben.call(verifySite, { domain: domainOf(site), method: 'file' }),
    ben.call(unclaimSite, { domain: domainOf(site) }),
    ben.call(showSite, { domain: domainOf(site) }),
  ])
    expect(await call).toMatchObject({ status: 404, error: { name: 'site_not_found' } })
  expect(await ben.ask(claimedSites, {})).toEqual([])
  expect(await claimOf(ana)).toEqual(before)
  expect(before).toMatchObject({ state: 'verified' })
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: true })
})

test('of two who begin to claim the same site, the one who proves it first has it', async () => {
  const ben = await signUp(app)
  await ben.ask(claimSite, { domain: site.origin })
  await proveSite(site, ana)
  const { dns_record: text } = (await claimOf(ben)) ?? { dns_record: '' }
  site.add(PROOF_FILE, { body: text, contentType: 'text/plain' })
  expect(await ben.call(verifySite, { domain: domainOf(site), method: 'file' })).toMatchObject({ status: 409 })
  expect(await claimOf(ben)).toMatchObject({ state: 'pending' })
  expect(await profileOf(ben)).toMatchObject({ is_primary_website_verified: false, website_url: null })
})

test('what is no site is refused by name, and nothing is begun', async () => {
  for (const domain of ['', 'not a site', 'javascript:alert(1)', 'https://u:p@shop.example'])
    expect(await ana.call(claimSite, { domain }), domain).toMatchObject({ error: { field: 'domain' } })
  expect(await ana.call(claimSite, { domain: app.core.publicUrl.href })).toMatchObject({ status: 422 })
  expect(await ana.ask(claimedSites, {})).toEqual([])
  expect(await ana.call(verifySite, { domain: 'never.example', method: 'dns' })).toMatchObject({ status: 404 })
  expect(await app.client().call(claimedSites, {})).toMatchObject({ status: 401 })
})

test('no more than 10 websites are claimed', async () => {
  for (let at = 0; at < 10; at += 1) await ana.ask(claimSite, { domain: `shop${at}.example` })
  expect(await ana.call(claimSite, { domain: 'eleventh.example' })).toMatchObject({ error: { name: 'too_many_sites' } })
  expect(await ana.ask(claimSite, { domain: 'shop3.example' })).toMatchObject({ state: 'pending' })
})

test('the mark goes with the website that the profile names, and comes back with it', async () => {
  await proveSite(site, ana)
  await ana.ask(updateMe, { website_url: `${site.origin}/about` })
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: true })
  await ana.ask(updateMe, { website_url: 'https://elsewhere.example' })
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: false, domain_url: null })
  await ana.ask(updateMe, { website_url: site.origin })
  await settled(app)
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: true })
  await ana.ask(updateMe, { website_url: '' })
  expect(await ana.ask(showSite, { domain: site.origin })).toMatchObject({ is_on_profile: true })
  await ana.ask(unclaimSite, { domain: site.origin })
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: false })
  expect(await ana.call(unclaimSite, { domain: site.origin })).toMatchObject({ status: 404 })
  const ben = await signUp(app)
  await proveSite(site, ben)
})

test('a site that stops answering is told of and has a week, after which its mark goes', async () => {
  await proveSite(site, ana)
  await wait(5 * DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'verified' })
  site.add(PROOF_FILE, { body: '', status: 500 })
  await wait(2 * DAY)
  expect(await newsOf(ana)).toEqual([])
  await wait(HOUR)
  expect(await claimOf(ana)).toMatchObject({ state: 'failing', ends_at: expect.any(String) })
  expect(await newsOf(ana)).toEqual(['site_failing'])
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: true })
  for (let day = 0; day < 7; day += 1) await wait(DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'lost', ends_at: null })
  expect((await newsOf(ana)).toSorted()).toEqual(['site_failing', 'site_lost'])
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: false, website_url: `${site.origin}/` })
  const ben = await signUp(app)
  await proveSite(site, ben)
})

test('a site that nobody serves for some days keeps its mark, and so does one that the worker sees once after long', async () => {
  await proveSite(site, ana)
  await site.stop()
  await wait(7 * DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'failing' })
  for (let day = 0; day < 6; day += 1) await wait(DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'failing' })
  expect(await profileOf(ana)).toMatchObject({ is_primary_website_verified: true })
  for (let day = 0; day < 2; day += 1) await wait(DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'lost' })
  const [slept, other] = [await signUp(app), await startSite()]
  await proveSite(other, slept)
  await other.stop()
  // Nobody looked for a month, and once since: that is no repeated failure.
  await wait(30 * DAY)
  expect(await claimOf(slept)).toMatchObject({ state: 'failing' })
  expect(await profileOf(slept)).toMatchObject({ is_primary_website_verified: true })
})

test('a site whose proof is back keeps its mark', async () => {
  await proveSite(site, ana)
  site.add(PROOF_FILE, { body: '', status: 500 })
  await wait(7 * DAY)
  await wait(HOUR)
  expect(await claimOf(ana)).toMatchObject({ state: 'failing' })
  await showProof(site, ana)
  await wait(DAY)
  expect(await claimOf(ana)).toMatchObject({ state: 'verified', ends_at: null })
})

test('public pins that lead to the site are counted, whoever saved them', async () => {
  const [ben, cleo] = [await signUp(app), await signUp(app)]
  const pinned = async (client: SignedIn, privacy: 'public' | 'secret') => {
    const board = await makeBoard(client, undefined, privacy)
    const { id } = await upload(client, await drawPicture())
    return client.ask(pinResource.create, {
      upload_id: id,
      title: 'A chair',
      board_id: board.id,
      link: `${site.origin}/chair`,
    })
  }
  const pin = await pinned(ben, 'public')
  await pinned(ben, 'secret')
  await savePin(cleo, pin.id, (await makeBoard(cleo)).id)
  await settled(app)
  await proveSite(site, ana)
  await settled(app)
  await countSite(app.core, { memberId: ana.member.id, domain: domainOf(site) })
  expect(await claimOf(ana)).toMatchObject({
    statistics: { pin_count: 2, save_count: 1, member_count: 2, recent_count: 2 },
  })
})
