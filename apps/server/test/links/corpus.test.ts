import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageParser, type ReadPage, readPage } from '../../src/modules/links/index.ts'
import { createOutbound, type Outbound } from '../../src/platform/outbound/outbound.ts'
import { communities } from './corpus/communities.ts'
import { expectedPages } from './corpus/expected.ts'
import { oddities } from './corpus/oddities.ts'
import { readings } from './corpus/readings.ts'
import { shops } from './corpus/shops.ts'
import { type Site, startSite } from './site.ts'

const pages = { ...shops, ...readings, ...communities, ...oddities }
const parser = createPageParser({ log: { warn: (facts, message) => console.error(message, facts) } })
let site: Site
let outbound: Outbound
beforeAll(async () => {
  site = await startSite()
  outbound = createOutbound({ allowed: [site.allowed], proxy: null, userAgent: 'a test' })
  const placed = (html: string) => html.replaceAll('ORIGIN', site.origin).replaceAll('HOST', site.allowed)
  for (const [name, { html, bytes, contentType = 'text/html; charset=utf-8' }] of Object.entries(pages))
    site.add(`/pages/${name}`, {
      body: bytes ?? placed(html),
      contentType: bytes ? contentType.replace('; charset=utf-8', '') : contentType,
    })
})
afterAll(async () => {
  await parser.close()
  await outbound.close()
  await site.stop()
})

const read = (name: string): Promise<ReadPage> =>
  readPage({ outbound, pageParser: parser }, `${site.origin}/pages/${name}`)

test('CN-08 the corpus has at least 60 pages, each with what a person reads of it', () => {
  expect(Object.keys(pages).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(expectedPages).toSorted()).toEqual(Object.keys(pages).toSorted())
  expect(new Set(Object.values(pages).map(({ kind }) => kind)).size).toBe(Object.keys(pages).length)
})

test.each(Object.keys(pages))('CN-08 %s: main picture, title and price are right', async (name) => {
  const { title, pictures, facts } = await read(name)
  const [value, currency, sale] = expectedPages[name]?.price ?? []
  const isProduct = facts?.kind === 'product'
  expect({
    title,
    main: pictures[0]?.url,
    price: isProduct ? facts.price : null,
    sale: isProduct ? facts.salePrice : null,
  }).toEqual({
    title: expectedPages[name]?.title,
    main: site.origin + expectedPages[name]?.main,
    price: value === undefined ? null : { value, currency },
    sale: sale === undefined ? null : { value: sale, currency },
  })
})

test('CN-04 a recipe’s times, yield, groups and diets are read, whatever markup it has', async () => {
  expect((await read('recipe-plugin')).facts).toEqual({
    kind: 'recipe',
    name: 'Lemon cake',
    ingredients: [{ group: null, items: ['2 lemons', '200 g flour'] }],
    servings: '8 slices',
    prepareMinutes: 20,
    cookMinutes: 60,
    totalMinutes: 80,
    diets: ['vegetarian'],
    rating: null,
  })
  expect((await read('recipe-groups')).facts).toMatchObject({
    ingredients: [
      { group: 'Dough', items: ['250 g flour', '125 g butter'] },
      { group: 'Filling', items: ['5 apples', '2 tsp cinnamon'] },
    ],
  })
  expect((await read('recipe-microdata')).facts).toMatchObject({
    totalMinutes: 45,
    ingredients: [{ group: null, items: ['1 onion', '200 g lentils'] }],
  })
  expect((await read('recipe-old-yield')).facts).toMatchObject({
    servings: '6 jars',
    cookMinutes: 45,
    ingredients: [{ group: null, items: ['1 kg plums', '500 g sugar'] }],
  })
})

test('CN-04 articles and products say the rest', async () => {
  expect((await read('news-article')).facts).toEqual({
    kind: 'article',
    headline: 'City opens a new park',
    authors: ['Ben Ode', 'Cem Kaya'],
    publishedAt: new Date('2026-05-03T06:00:00Z'),
  })
  expect((await read('blog-plain')).facts).toMatchObject({
    authors: ['Ina Holt'],
    publishedAt: new Date('2026-03-01T10:00:00Z'),
  })
  expect((await read('shop-sold-out')).facts).toMatchObject({ availability: 'out_of_stock' })
  expect((await read('shop-microdata')).facts).toMatchObject({ availability: 'in_stock', brand: 'Kupfer' })
  expect((await read('shop-aggregate')).facts).toMatchObject({ rating: { value: 4.3, count: 31 } })
  expect((await read('classifieds')).facts).toMatchObject({ condition: 'used' })
  expect((await read('shop-variants')).facts).toMatchObject({ variant: 'WJ-S' })
})
