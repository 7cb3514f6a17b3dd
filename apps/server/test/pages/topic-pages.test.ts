import { pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const all = await client.fetch('/ideas/')
  const allHtml = await all.text()
  expect([all.status, readHead(allHtml).canonical]).toEqual([200, `${site}/ideas/`])
  for (const path of ['/ideas/running/57/', '/ideas/baking/9/']) expect(allHtml).toContain(path)
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
