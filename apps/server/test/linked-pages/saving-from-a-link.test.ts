import { fetchUpload, findPinImagesResource, pinResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Site, startSite } from '../links/site.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let site: Site
let app: TestApp
let ana: SignedIn
let later = 0
beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({
    clock: { now: () => new Date(Date.now() + later) },
    env: { FETCH_ALLOW: site.allowed, LINK_FACTS: 'on' },
  })
  ana = await signUp(app)
})
afterAll(async () => {
  await app.stop()
  await site.stop()
})
// The site may be asked again.
beforeEach(() => void (later += 3_600_000))

const page = (head: string, body: string) => ({
  body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
})
const jsonLd = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`
const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`

/** What a member does: looks at the page, takes its likeliest picture, and saves it with what the page says. */
async function save(path: string) {
  const url = site.origin + path
  const found = await ana.ask(findPinImagesResource.get, { url })
  const offered = found.items.map((item) => [item.url.replace(site.origin, ''), item.width, item.height, item.title])
  const { upload_id: id } = await ana.ask(fetchUpload, { image_url: found.items[0]?.url ?? '', page_url: url })
  const status = async () => (await ana.ask(vipResource.get, { upload_ids: [id] }))[id]?.status
  await expect.poll(status).toBe('succeeded')
  const [title, description] = [found.title ?? '', found.description ?? '']
  const made = await ana.ask(pinResource.create, { upload_id: id, link: url, title, description })
  await settled(app)
  return { found, offered, pin: await ana.ask(pinResource.get, { id: made.id }) }
}

test('PI-04 a product in JSON-LD: its page is fetched, its pictures offered with titles and sizes, its words and price taken', async () => {
  site.add(
    '/chair',
    page(
      jsonLd({
        '@type': 'Product',
        name: 'Oak chair',
        description: 'Made of oak.',
        image: '/c/chair-900x600.jpg',
        brand: { '@type': 'Brand', name: 'Lark' },
        offers: { '@type': 'Offer', price: '54.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      }) + '<title>Oak chair</title><meta name="description" content="Made of oak.">',
      '<main><img src="/c/side-500x700.jpg" title="From its side" alt="A chair"></main>',
    ),
  )
  const { offered, pin } = await save('/chair')
  expect(offered).toEqual([
    ['/c/chair-900x600.jpg', 900, 600, null],
    ['/c/side-500x700.jpg', 500, 700, 'From its side'],
  ])
  expect(pin).toMatchObject({ title: 'Oak chair', description: 'Made of oak.', images: { orig: { width: 900 } } })
  expect(pin.rich_summary).toMatchObject({
    type_name: 'product',
    display_name: 'Oak chair',
    display_description: 'Made of oak.',
    products: [
      { name: 'Oak chair', brand: 'Lark', offer_summary: { price: '54.00', currency: 'EUR', in_stock: true } },
    ],
  })
})

test('PI-04 a recipe in microdata, and an article and a product in OpenGraph', async () => {
  site.add(
    '/dal',
    page(
      '<title>Lentil dal</title>',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lentil dal</h1>
       <img itemprop="image" src="/d/dal-800x800.jpg"><meta itemprop="totalTime" content="PT45M">
       <span itemprop="recipeYield">4</span><li itemprop="recipeIngredient">1 onion</li>
       <li itemprop="recipeIngredient">200 g lentils</li></div>`,
    ),
  )
  const dal = await save('/dal')
  expect(dal.offered).toEqual([['/d/dal-800x800.jpg', 800, 800, null]])
  expect(dal.pin.rich_summary).toMatchObject({
    type_name: 'recipe',
    recipe: { servings: '4', total_minutes: 45, ingredients: ['1 onion', '200 g lentils'] },
  })
  site.add(
    '/park',
    page(
      property('og:type', 'article') +
        property('og:title', 'A new park') +
        property('og:description', 'It opens in May.') +
        property('og:image', `${site.origin}/n/park-1200x630.jpg`) +
        property('article:published_time', '2026-05-03T06:00:00Z') +
        property('article:author', 'Ben Ode'),
      '',
    ),
  )
  later += 3_600_000
  const park = await save('/park')
  expect(park.pin).toMatchObject({ title: 'A new park', description: 'It opens in May.' })
  expect(park.pin.rich_summary).toMatchObject({
    type_name: 'article',
    article: { headline: 'A new park', author: 'Ben Ode', published_at: '2026-05-03T06:00:00.000Z' },
  })
  site.add(
    '/soap',
    page(
      property('og:type', 'product') +
        property('og:title', 'Soap') +
        property('og:image', '/s/soap-600x600.jpg') +
        property('product:price:amount', '4.20') +
        property('product:price:currency', 'EUR'),
      '',
    ),
  )
  later += 3_600_000
  expect((await save('/soap')).pin.rich_summary).toMatchObject({
    type_name: 'product',
    products: [{ offer_summary: { price: '4.20', currency: 'EUR' } }],
  })
})

test('PI-04 the opt-outs of a site are honoured: pinterest-rich-pin false for what it says, nopin for its pictures', async () => {
  const product = jsonLd({
    '@type': 'Product',
    name: 'Quiet lamp',
    image: '/q/lamp-700x700.jpg',
    offers: { '@type': 'Offer', price: '9.00', priceCurrency: 'EUR' },
  })
  site.add('/quiet', page(`${product}<meta name="pinterest-rich-pin" content="false"><title>Quiet lamp</title>`, ''))
  const quiet = await save('/quiet')
  expect(quiet.offered).toEqual([['/q/lamp-700x700.jpg', 700, 700, null]])
  expect(quiet.pin.rich_summary?.products).toBeUndefined()
  site.add(
    '/closed',
    page(`${product}<meta name="pinterest" content="nopin" description="Ours alone.">`, '<img src="/q/b-500x500.jpg">'),
  )
  const closed = await ana.ask(findPinImagesResource.get, { url: `${site.origin}/closed` })
  expect([closed.items, closed.refusal]).toEqual([[], { words: 'Ours alone.' }])
  site.add('/partly', page('', '<img src="/q/no-500x500.jpg" data-pin-nopin="true"><img src="/q/yes-500x500.jpg">'))
  const partly = await ana.ask(findPinImagesResource.get, { url: `${site.origin}/partly` })
  expect(partly.items.map(({ url }) => url)).toEqual([`${site.origin}/q/yes-500x500.jpg`])
})
