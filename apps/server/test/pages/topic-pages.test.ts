import { pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticle, publishArticle, withdrawArticle } from '../articles/as-editor.ts'
import { makePin, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { readHead } from './read-head.ts'
import { watchPages } from './watched-pages.ts'

const site = 'https://pins.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages(), env: { PUBLIC_URL: site } })
}, 300_000)
afterAll(() => app.stop())

test('a topic’s page says what it is to visitors and machines, and is there under one address alone', async () => {
  const pin = await makePin(await signUp(app), { title: 'Running at dawn' })
  await settled(app)
  const client = app.client()
  const response = await client.fetch('/ideas/running/57/')
  const html = await response.text()
  const head = readHead(html)
  expect([response.status, head.canonical]).toEqual([200, `${site}/ideas/running/57/`])
  expect(head.meta).toMatchObject({
    description: 'Pins about Running that people save, and topics like it.',
    'og:title': 'Running: ideas',
    'og:url': `${site}/ideas/running/57/`,
    'og:image': pin.images['736x'].url,
  })
  expect(head.meta).not.toHaveProperty('robots')
  expect(html).toContain('hrefLang="de"')
  expect(html).toContain('<h1')
  expect(html).toContain(`/pin/${pin.id}/`)
  const wrong = await client.fetch('/ideas/jogging/57/?lang=de', { redirect: 'manual' })
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, '/ideas/running/57/?lang=de'])
  for (const path of ['/ideas/running/999999/', '/ideas/running/running/', '/ideas/running/'])
    expect([path, (await client.fetch(path)).status]).toEqual([path, 404])
  const all = await client.fetch('/topics/')
  const allHtml = await all.text()
  expect([all.status, readHead(allHtml).canonical]).toEqual([200, `${site}/topics/`])
  for (const path of ['/ideas/running/57/', '/ideas/baking/9/', '/ideas/sport/76/']) expect(allHtml).toContain(path)
  const found = await (await client.fetch('/topics/?q=jogging')).text()
  expect(readHead(found).meta).toHaveProperty('robots', 'noindex')
  expect(found).toContain('/ideas/running/57/')
  expect(found).not.toContain('/ideas/baking/9/')
  const other = await client.fetch('/explore/', { redirect: 'manual' })
  expect([other.status, other.headers.get('location')]).toEqual([301, '/ideas/'])
})

test('CR-10 DI-04 DS-16 an article’s page has one address, by its kind and title, and reads to machines; a missing one is missing', async () => {
  const ana = await signUp(app)
  const pin = await makePin(ana, { title: 'A lamp' })
  const words = { title: 'Ten Lamps, Ten Rooms!', summary: 'About light', words: 'One.\n\n[Two](/topics/)' }
  const shape = { type: 0, isShop: false, wall: 'pins', coverPinId: null, languages: [], thingIds: [pin.id] } as const
  const articleId = await createArticle(app.core, { ...words, ...shape })
  await publishArticle(app.core, { articleId })
  const client = app.client()
  const path = `/today/trending/ten-lamps-ten-rooms/${articleId}/`
  const response = await client.fetch(path)
  const html = await response.text()
  const head = readHead(html)
  expect([response.status, head.canonical]).toEqual([200, `${site}${path}`])
  expect(head.meta).toMatchObject({ description: 'About light', 'og:image': pin.images['736x'].url })
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('href="/topics/"')
  expect(html).toContain(`/pin/${pin.id}/`)
  for (const wrong of [`/today/best/ten-lamps-ten-rooms/${articleId}/`, `/today/trending/other/${articleId}/`]) {
    const led = await client.fetch(`${wrong}?lang=de`, { redirect: 'manual' })
    expect([led.status, led.headers.get('location')]).toEqual([301, `${path}?lang=de`])
  }
  for (const missing of ['/today/trending/ten-lamps-ten-rooms/77/', `/today/news/x/${articleId}/`])
    expect([missing, (await client.fetch(missing)).status]).toEqual([missing, 404])
  for (const page of ['/today/', '/ideas/']) expect(await (await client.fetch(page)).text()).toContain(path)
  await withdrawArticle(app.core, articleId)
  expect((await client.fetch(path)).status).toBe(404)
})

test('a Pin’s topics lead to their pages', async () => {
  const ana = await signUp(app)
  const pin = await makePin(ana, { title: 'Loaf' })
  await app.pool.query('insert into pin_topics select bucket, id, 12 from pins where id = $1', [pin.id])
  await app.pool.query('update pins set topic_count = 1 where id = $1', [pin.id])
  await ana.ask(pinResource.update, { id: pin.id, description: 'Warm' })
  const html = await (await app.client().fetch(`/pin/${pin.id}/`)).text()
  expect(html).toContain('href="/ideas/bread/12/"')
})
