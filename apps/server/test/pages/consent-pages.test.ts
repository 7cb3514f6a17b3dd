import { userSettingsResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageCache } from '../../src/platform/http/page-cache.ts'
import { makeBoard, makePin, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages, type WatchedPages } from './watched-pages.ts'

let app: TestApp
let pages: WatchedPages
let path = ''
beforeAll(async () => {
  pages = await watchPages()
  // Time stands still, so a page is made anew only where the rules want it.
  app = await startTestApp({
    pages,
    visitorPages: createPageCache({ now: () => 0 }),
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://pins.example' },
  })
  const ana = await signUp(app)
  const board = await makeBoard(ana)
  await makePin(ana, { boardId: board.id })
  path = board.url
}, 300_000)
afterAll(() => app.stop())

const choice = (isAllowed: boolean) => ({
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: isAllowed,
  allow_personalization_cookies: isAllowed,
})
/** The choice as the page's data carry it. */
const preferencesIn = (body: string) => /cookie_preferences[^}]*/.exec(body)?.[0]
const isAsked = (body: string) => body.includes('aria-label="Cookies"')

async function newcomer(chosen?: object): Promise<TestClient> {
  const client = app.client()
  if (chosen) await client.ask(userSettingsResource.update, chosen)
  return client
}

async function show(client: TestClient): Promise<{ body: string; rendered: number }> {
  const before = pages.rendered
  const body = await (await client.fetch(path)).text()
  return { body, rendered: pages.rendered - before }
}

test('ST-22 a kept page is shared by those who chose alike, and by nobody else', async () => {
  const asked = await show(await newcomer())
  expect([isAsked(asked.body), asked.rendered]).toEqual([true, 1])
  const allowed = await newcomer({ ...choice(true), surface_tag: 'cookie_banner' })
  const refused = await newcomer({ ...choice(false), surface_tag: 'cookie_banner' })
  for (const client of [allowed, refused]) {
    const { body, rendered } = await show(client)
    expect([isAsked(body), rendered]).toEqual([false, 1])
  }
  expect(preferencesIn((await show(allowed)).body)).not.toBe(preferencesIn((await show(refused)).body))
  // Where the choice was made does not matter, nor does a cookie that says nothing.
  expect(await show(await newcomer({ ...choice(true), surface_tag: 'cookie_settings' }))).toMatchObject({ rendered: 0 })
  const confused = await newcomer()
  confused.cookies.set('consent', 'everything')
  expect(await show(confused)).toMatchObject({ rendered: 0 })
  expect(isAsked((await show(await newcomer())).body)).toBe(true)
})

test('ST-22 a choice purges no pages of others, and machines find no question on theirs', async () => {
  const first = await newcomer()
  await show(first)
  await newcomer(choice(true))
  expect(await show(first)).toMatchObject({ rendered: 0 })
  const bot = await newcomer()
  bot.userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  expect(isAsked((await show(bot)).body)).toBe(false)
})
