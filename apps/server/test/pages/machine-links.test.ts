import { boardResource, updateMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../accounts/tokens.ts'
import { makeBoard, makePin, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages } from './watched-pages.ts'

const site = 'https://pins.example'
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages(), env: { PUBLIC_URL: site } })
  ana = await signUp(app, { fullName: 'Ana Lima' })
}, 300_000)
afterAll(() => app.stop())

/** Where the page's head says that there is more of it for machines, by what kind of document that is. */
async function alternatesOf(path: string, client: TestClient = app.client()): Promise<Record<string, string>> {
  const html = await (await client.fetch(path)).text()
  const head = /<head>([^]*?)<\/head>/.exec(html)?.[1] ?? ''
  const links = [...head.matchAll(/<link ([^>]*)\/>/g)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
  )
  return Object.fromEntries(
    links
      // Those in other languages are the same document.
      .filter(({ rel, hrefLang }) => rel === 'alternate' && hrefLang === undefined)
      .map(({ type = '', href = '' }) => [type, href.replaceAll('&amp;', '&')]),
  )
}

const OEMBED = 'application/json+oembed'
const RSS = 'application/rss+xml'
const ATOM = 'application/atom+xml'
const oembedOf = (path: string) => `${site}/oembed.json?${new URLSearchParams({ url: site + path })}`

test('CA-31 CR-14 pins, boards and profiles lead machines to oEmbed and feeds, which answer there', async () => {
  const board = await makeBoard(ana, 'Größe & Form')
  const section = await makeSection(ana, board.id, 'Part')
  const pin = await makePin(ana, { boardId: board.id, sectionId: section.id })
  const profile = `/${ana.member.username}`
  const feedsAt = (address: string) => ({ [RSS]: `${address}.rss`, [ATOM]: `${address}.atom` })
  const feeds = feedsAt(`${site}${board.url.replace(/\/$/, '')}`)
  expect(await alternatesOf(`/pin/${pin.id}/`)).toEqual({ [OEMBED]: oembedOf(`/pin/${pin.id}/`) })
  expect(await alternatesOf(board.url)).toEqual({ [OEMBED]: oembedOf(board.url), ...feeds })
  expect(await alternatesOf(profile)).toEqual({ [OEMBED]: oembedOf(profile), ...feedsAt(`${site}${profile}/feed`) })
  // A part of a board is not shown on other sites by itself; its pins are in the board's feed.
  expect(await alternatesOf(`${board.url}part/`)).toEqual(feeds)
  for (const address of [
    oembedOf(`/pin/${pin.id}/`),
    oembedOf(board.url),
    oembedOf(profile),
    ...Object.values(feeds),
  ]) {
    const { status } = await app.client().fetch(address.slice(site.length))
    expect([address, status]).toEqual([address, 200])
  }
})

test('AC-09 a page asked for with a token is no failure of ours, and shows no more than the token may', async () => {
  const secret = await makeBoard(ana, 'Canary plans', 'secret')
  const { client } = await makeToken(ana, ['boards:read', 'pins:read', 'user:read'])
  for (const path of ['/', secret.url, `/${ana.member.username}`, '/settings/account-settings/']) {
    const response = await client.fetch(path)
    expect(response.status, path).toBeLessThan(500)
    expect(await response.text()).not.toContain('Canary plans')
  }
})

test('CA-31 CR-14 pages of what is hidden, unlisted or private lead nowhere', async () => {
  const [secret, quiet, old] = [
    await makeBoard(ana, undefined, 'secret'),
    await makeBoard(ana, undefined, 'protected'),
    await makeBoard(ana),
  ]
  await ana.ask(boardResource.update, { board_id: old.id, archived: true })
  const hermit = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
  const pin = await makePin(ana, { boardId: secret.id })
  for (const path of [secret.url, quiet.url, old.url, `/pin/${pin.id}/`, `/${hermit.member.username}`]) {
    expect([path, await alternatesOf(path)]).toEqual([path, {}])
  }
  expect(await alternatesOf(secret.url, ana)).toEqual({})
})
