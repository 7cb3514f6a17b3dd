import { pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPageReader, readDuePages } from '../../src/modules/linked-pages/index.ts'
import { fillLinks } from '../../src/modules/pins/fill-links.ts'
import { startSite, type Site } from '../links/site.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeLinkedPin } from './page-examples.ts'

const HOUR = 3_600_000
let site: Site
let app: TestApp
let ana: SignedIn
let later = 0
const clock = { now: () => new Date(Date.now() + later) }
beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ clock, env: { FETCH_ALLOW: site.allowed, LINK_FACTS: 'on' } })
  ana = await signUp(app)
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})
// The site may be asked again.
beforeEach(() => void (later += HOUR))

const product = (name: string, price: string, more = '') => `<!doctype html><html><head><title>${name}</title>${more}
  <script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })}</script></head><body></body></html>`

const summaryOf = async (id: string) => (await ana.ask(pinResource.get, { id })).rich_summary
const askedFor = (path: string) => site.heard.filter((request) => request.path === path)
/** What the worker does every minute, so many minutes long. */
async function readDue(minutes = 1) {
  const deps = { ...app.core, pageReader: createPageReader(app.core) }
  for (let minute = 0; minute < minutes; minute += 1) {
    later += 60_000
    await readDuePages(deps, 1)
  }
  await settled(app)
}

test('CN-04 a new pin shows what the page it leads to says', async () => {
  site.add('/chair', { body: product('Oak chair', '54.00') })
  const pin = await makeLinkedPin(app, ana, `${site.origin}/chair`)
  expect(await summaryOf(pin.id)).toMatchObject({
    type_name: 'product',
    display_name: 'Oak chair',
    products: [{ name: 'Oak chair', offer_summary: { price: '54.00', currency: 'EUR', in_stock: true } }],
  })
})

test('CN-04 a pin from before pages were known gets what its page says, once', async () => {
  site.add('/stool', { body: product('Oak stool', '34.00') })
  const pin = await makeLinkedPin(app, ana, `${site.origin}/stool`)
  await settled(app)
  // As it was then.
  await app.pool.query('delete from linked_pages')
  await app.pool.query('delete from linked_page_fills')
  await fillLinks(app.core)
  await readDue(2)
  expect(await summaryOf(pin.id)).toMatchObject({ display_name: 'Oak stool' })
  await app.pool.query('delete from linked_pages')
  await fillLinks(app.core)
  expect((await app.pool.query('select from linked_pages')).rowCount).toBe(0)
})

test('CN-05 a page is asked whether it changed, and a price that fell shows', async () => {
  site.add('/lamp', { body: product('Lamp', '54.00'), headers: { etag: '"one"' } })
  const pin = await makeLinkedPin(app, ana, `${site.origin}/lamp`)
  later += 25 * HOUR
  site.add('/lamp', (request, response) => {
    response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end()
  })
  await readDue(3)
  expect(askedFor('/lamp').at(-1)?.headers['if-none-match']).toBe('"one"')
  expect((await summaryOf(pin.id))?.display_name).toBe('Lamp')
  later += 25 * HOUR
  site.add('/lamp', { body: product('Lamp', '39.00') })
  await readDue(3)
  expect((await summaryOf(pin.id))?.products?.[0]?.offer_summary).toMatchObject({ price: '39.00', was_price: '54.00' })
})

test('CN-05 a site is asked once in ten seconds, for what most pins lead to first', async () => {
  for (const path of ['/first', '/rare', '/loved']) site.add(path, { body: product(path, '1.00') })
  await makeLinkedPin(app, ana, `${site.origin}/first`)
  await makeLinkedPin(app, ana, `${site.origin}/rare`)
  for (let pins = 0; pins < 2; pins += 1) await makeLinkedPin(app, ana, `${site.origin}/loved`)
  expect([askedFor('/first').length, askedFor('/rare').length, askedFor('/loved').length]).toEqual([1, 0, 0])
  await readDue()
  await readDuePages({ ...app.core, pageReader: createPageReader(app.core) }, 1)
  expect([askedFor('/rare').length, askedFor('/loved').length]).toEqual([0, 1])
  await readDue()
  expect([askedFor('/rare').length, askedFor('/loved').length]).toEqual([1, 1])
})

test('CN-03 a page that wants no rich pins is left without facts', async () => {
  site.add('/plain', { body: product('Plain', '2.00', '<meta name="pinterest-rich-pin" content="false">') })
  const pin = await makeLinkedPin(app, ana, `${site.origin}/plain`)
  expect(askedFor('/plain')).toHaveLength(1)
  expect((await summaryOf(pin.id))?.products).toBeUndefined()
})

test('CN-03 what robots.txt keeps programs from is not read', async () => {
  const shy = await startSite()
  shy.add('/robots.txt', { body: 'User-agent: *\nDisallow: /private/\n', contentType: 'text/plain' })
  shy.add('/private/chair', { body: product('Hidden', '3.00') })
  const reader = createPageReader(app.core)
  const known = { etag: null, lastModified: null }
  // The way out of the program knows one site only; this one is refused before anything is asked.
  expect(await reader.read(`${shy.origin}/private/chair`, known)).toEqual({ kind: 'unchanged' })
  expect(shy.heard).toEqual([])
  await shy.stop()
  site.add('/robots.txt', { body: 'User-agent: *\nDisallow: /private/\n', contentType: 'text/plain' })
  site.add('/private/chair', { body: product('Hidden', '3.00') })
  expect(await createPageReader(app.core).read(`${site.origin}/private/chair`, known)).toEqual({ kind: 'refused' })
  expect(askedFor('/private/chair')).toEqual([])
})

test('CN-05 a page that is gone has failed, one that keeps programs out has not', async () => {
  const reader = createPageReader(app.core)
  const known = { etag: null, lastModified: null }
  site.add('/closed', { body: 'No robots', status: 403 })
  expect(await reader.read(`${site.origin}/gone`, known)).toEqual({ kind: 'failed' })
  expect(await reader.read(`${site.origin}/closed`, known)).toEqual({ kind: 'unchanged' })
  expect(await reader.read('https://shop.example/chair', known)).toEqual({ kind: 'unchanged' })
})
