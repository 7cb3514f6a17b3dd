import {
  boardResource,
  reactToPin,
  pushSubscriptionResource,
  userResetPasswordResource,
  userSettingsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBrowser, startPushService } from '../notifications/push-service.ts'
import { lastMailTo } from '../support/mailbox.ts'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages } from './watched-pages.ts'

const site = 'https://pins.example'
let service: Awaited<ReturnType<typeof startPushService>>
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  service = await startPushService()
  const env = { PUBLIC_URL: site, PUSH_SERVICES: service.origin, DEFAULT_LANGUAGE: 'sv', PSEUDO_LANGUAGES: 'on' }
  app = await startTestApp({ pages: await watchPages(), env })
  ana = await signUp(app, { fullName: 'Ana Lima' })
}, 300_000)
afterAll(async () => {
  await app.stop()
  await service.stop()
})

/** What the page says of its language, and its first heading. */
async function seen(client: TestClient, path: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted }
  const html = await (await client.fetch(path, { headers })).text()
  const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? []
  return { lang, dir, heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1], html }
}

const speak = (member: SignedIn, locale: 'de-DE' | 'ja-JP' | 'en-US') =>
  member.ask(userSettingsResource.update, { locale })

test('LA-01 a page is in the language that its address asks for, else the browser, else the operator', async () => {
  const visitor = app.client()
  const log = async (path: string, accepted?: string) => {
    const { lang, dir, heading } = await seen(visitor, path, accepted)
    return [lang, dir, heading]
  }
  const german = ['de-DE', 'ltr', 'Schön, dass du wieder da bist']
  expect(await log('/login/', 'nl, de-AT;q=0.8, en;q=0.5')).toEqual(german)
  expect(await log('/login/?lang=de', 'ja')).toEqual(german)
  expect(await log('/login/', 'en-GB')).toEqual(['en-US', 'ltr', 'Welcome back'])
  expect((await seen(visitor, '/login/', 'nl')).lang).toBe('sv-SE')
  expect((await seen(visitor, '/login/?lang=klingon', 'nl')).lang).toBe('sv-SE')
  const mirrored = await seen(visitor, '/login/?lang=ar-XB', 'de')
  expect([mirrored.lang, mirrored.dir]).toEqual(['ar-XB', 'rtl'])
})

test('LA-01 what a visitor chooses stays with the browser, and leads back to the page; a member’s goes with the account', async () => {
  const visitor = app.client()
  const choose = (referer: string, language = 'ja') =>
    visitor.fetch(`/_/language/?language=${language}`, { headers: { referer } })
  const chosen = await choose(`${site}/login/?next=%2Fx&lang=de`)
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/login/?next=%2Fx'])
  expect((await seen(visitor, '/login/', 'de')).lang).toBe('ja-JP')
  for (const referer of ['https://evil.example/a', `${site}//evil.example/`, 'nonsense', `${site}.evil.example/`])
    expect((await choose(referer)).headers.get('location')).toBe('/')
  expect((await choose(`${site}/`, 'klingon')).status).toBe(404)

  const member = await signUp(app)
  await speak(member, 'de-DE')
  expect((await seen(member, '/settings/', 'sv')).lang).toBe('de-DE')
  member.cookies.delete('language')
  expect((await seen(member, '/settings/', 'sv')).lang).toBe('de-DE')
})

test('LA-01 a Pin’s page does not say what programs are told of the site of an upload, which is English', async () => {
  const board = await makeBoard(ana, 'Uploads')
  const pin = await makePin(ana, { boardId: board.id, title: 'Vase' })
  expect(pin.domain).toBe('Uploaded by user')
  for (const path of [`/pin/${pin.id}/`, board.url]) {
    const { lang, html } = await seen(app.client(), path, 'de')
    const shown = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    expect(lang).toBe('de-DE')
    expect(shown).toContain('Vase')
    expect(shown).not.toContain(pin.domain)
  }
})

test('LA-01 refusals are in the reader’s language; what programs read of them is not', async () => {
  const member = await signUp(app)
  await speak(member, 'de-DE')
  const refused = await member.call(boardResource.get, { board_id: '1' })
  expect(refused.error).toMatchObject({ name: 'board_not_found', message: 'Pinnwand nicht gefunden.' })
  const unread = await app.client().call(boardResource.get, { board_id: 'x' }, { 'accept-language': 'ja' })
  expect(unread.error).toMatchObject({ name: 'invalid_parameters', field: 'board_id' })
  expect(unread.error?.message).toMatch(/[ぁ-ん]/)
})

test('LA-01 mails and pushes are in the language of who gets them, whoever causes them', async () => {
  const [owner, reactor] = [await signUp(app), await signUp(app, { fullName: 'Ida Moss' })]
  await speak(owner, 'ja-JP')
  await speak(reactor, 'de-DE')
  const stranger = app.client()
  await stranger.ask(userResetPasswordResource.create, { username_or_email: owner.member.email })
  const mail = await lastMailTo(app, owner.member.email, '新しいパスワードの設定')
  expect(mail.text).toContain('リンクの有効期限は1時間で')
  expect(mail.text.replaceAll(/https:\S+/g, '')).not.toMatch(/\b(Hello|password|link)\b/)

  const browser = makeBrowser(service.origin)
  await owner.ask(pushSubscriptionResource.create, browser.options)
  const pin = await makeQuickPin(app, owner)
  await reactor.ask(reactToPin, { pin_id: pin.id })
  await settled(app)
  const [pushed] = service.received.filter(({ path }) => path === browser.path).map((each) => browser.read(each))
  expect(pushed?.body).toMatch(/^Ida Mossさん.*リアクション/)
})

test('LA-01 a kept page is kept for each language, and search engines find them all', async () => {
  const board = await makeBoard(ana, 'Garden')
  await makePin(ana, { boardId: board.id })
  const languages = ['de', 'ja', 'de', 'en']
  const pages = []
  for (const lang of languages) pages.push(await seen(app.client(), board.url, lang))
  expect(pages.map(({ lang }) => lang)).toEqual(['de-DE', 'ja-JP', 'de-DE', 'en-US'])
  const { html } = await seen(app.client(), board.url, 'fr')
  const links = [...html.matchAll(/<link [^>]*hrefLang="([^"]+)"[^>]*href="([^"]+)"/gi)]
  expect(links.map(([, lang]) => lang)).toEqual(['x-default', 'en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'])
  expect(links.find(([, lang]) => lang === 'id')?.[2]).toBe(`${site}${board.url}?lang=id`)
  const index = await (await app.client().fetch('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+boards[^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const maps = await Promise.all(files.map(async (file) => (await app.client().fetch(file.slice(site.length))).text()))
  expect(maps.join('')).toContain(`hreflang="ja" href="${site}${board.url}?lang=ja"`)
})
