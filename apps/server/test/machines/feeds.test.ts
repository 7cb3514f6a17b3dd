import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { boardResource, pinResource, updateMe, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const run = promisify(execFile)

// Debian's packages are for its own Python, whatever other one goes before it.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'

function isInstalled(): boolean {
  try {
    execFileSync(python, ['-c', 'import feedparser'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('feedparser is not on this machine (Debian package python3-feedparser): its test is skipped')
    return false
  }
}

const site = 'https://pins.example'
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } })
  ana = await signUp(app, { fullName: 'Ana & Lima' })
})
afterAll(() => app.stop())

const slugOf = (board: { url: string }) => board.url.split('/')[2] ?? ''
const feedOf = (owner: SignedIn, board?: { url: string }) =>
  board ? `/${owner.member.username}/${slugOf(board)}.rss` : `/${owner.member.username}/feed.rss`
const linksIn = (xml: string) => [...xml.matchAll(/<item>[^]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link)

test('CA-31 a board’s feed holds its pins, newest first, with picture, date and address', async () => {
  const board = await makeBoard(ana, 'Ceramics')
  const first = await makePin(ana, { boardId: board.id, title: 'First' })
  const second = await makePin(ana, { boardId: board.id, title: 'Second' })
  const response = await app.client().fetch(feedOf(ana, board))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const xml = await response.text()
  expect(linksIn(xml)).toEqual([second, first].map(({ id }) => `${site}/pin/${id}/`))
  expect(xml).toContain(`<title>Ceramics</title>`)
  expect(xml).toContain(`<link>${site}${board.url}</link>`)
  expect(xml).toContain(`<img src="${second.images['236x']?.url}"`)
  expect(xml).toContain(`<pubDate>${new Date(second.created_at).toUTCString()}</pubDate>`)
  expect(xml).toContain(`<guid isPermaLink="true">${site}/pin/${second.id}/</guid>`)
  const { url, width, height } = second.images['736x']
  expect(xml).toContain(`<enclosure length="0" type="image/jpeg" url="${url}"/>`)
  expect(xml).toContain(
    `<media:content url="${url}" type="image/jpeg" medium="image" width="${width}" height="${height}"/>`,
  )
  expect(xml).toContain('<dc:creator>Ana &amp; Lima</dc:creator>')
})

test.skipIf(!isInstalled())(
  'CA-31 feedparser reads both feeds without a complaint, and asks again by their ETag',
  async () => {
    const board = await makeBoard(ana, 'Größe & „Form“ <x>')
    const pin = await makePin(ana, { boardId: board.id, title: 'Tea & cake ]]> <b>bold</b>' })
    await ana.ask(pinResource.update, { id: pin.id, description: '"Quoted" & <script>alert(1)</script> \u{1F375}' })
    for (const [path, version] of [
      [feedOf(ana, board), 'rss20'],
      [feedOf(ana), 'rss20'],
      [feedOf(ana, board).replace('.rss', '.atom'), 'atom10'],
      [feedOf(ana).replace('.rss', '.atom'), 'atom10'],
    ] as const) {
      const { stdout } = await run(python, [join(import.meta.dirname, 'read_feed.py'), app.origin + path])
      const feed = JSON.parse(stdout) as { entries: Record<string, unknown>[] }
      expect(feed).toMatchObject({ bozo: false, version, status: 200, again: 304 })
      expect(feed.entries[0]).toMatchObject({
        link: `${site}/pin/${pin.id}/`,
        id: `${site}/pin/${pin.id}/`,
        author: 'Ana & Lima',
        pictures: expect.arrayContaining([pin.images['736x'].url]) as string[],
        summary: expect.stringContaining(`<img`) as string,
        published: expect.arrayContaining([new Date(pin.created_at).getUTCFullYear()]) as number[],
      })
      // Titles of Atom come as markup.
      expect(String(feed.entries[0]?.['title']).replace('&amp;', '&')).toContain('Tea & cake')
      if (version === 'atom10') expect(feed.entries[0]?.['title']).not.toContain('<b>')
      expect(feed.entries[0]?.['summary']).toContain('&lt;script&gt;')
    }
  },
)

test('LA-01 a Pin without a title is called a Pin in the reader’s language', async () => {
  const board = await makeBoard(ana, 'Untitled')
  await makePin(ana, { boardId: board.id, title: '' })
  const read = async (accepted: string) => {
    const response = await app.client().fetch(feedOf(ana, board), { headers: { 'accept-language': accepted } })
    expect(response.headers.get('vary')).toContain('Accept-Language')
    return response.text()
  }
  expect(await read('ja')).toContain('<title><![CDATA[ピン]]></title>')
  expect(await read('en')).toContain('<title><![CDATA[Pin]]></title>')
})

test('CA-31 no text of a member leaves the element it stands in', async () => {
  const board = await makeBoard(ana, 'Texts')
  const hostile = ']]></title><item><link>https://evil.example/</link></item> \uFFFE'
  const pin = await makePin(ana, { boardId: board.id, title: hostile.slice(0, 90) })
  await ana.ask(pinResource.update, { id: pin.id, description: hostile, alt_text: `"><script>${hostile}` })
  const xml = await (await app.client().fetch(feedOf(ana, board))).text()
  const plain = xml.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '')
  expect(plain.match(/<item>/g)).toHaveLength(1)
  expect(plain).not.toContain('evil.example')
  expect(xml).not.toContain('\uFFFE')
  expect(xml).not.toContain('<script>')
})

test('CA-31 Atom stands beside RSS, with the same pins and the same rules', async () => {
  const board = await makeBoard(ana, 'Beside')
  const pin = await makePin(ana, { boardId: board.id, title: 'Here & there' })
  const path = feedOf(ana, board).replace('.rss', '.atom')
  const response = await app.client().fetch(path)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const xml = await response.text()
  expect(xml).toContain(`<id>${site}/pin/${pin.id}/</id>`)
  expect(xml).toContain(`rel="self" href="${site}${path}"`)
  expect(xml).toContain('<name>Ana &amp; Lima</name>')
  const secret = await makeBoard(ana, 'Quiet', 'secret')
  const [hidden, missing] = [feedOf(ana, secret), `/${ana.member.username}/nothing.rss`].map((each) =>
    each.replace('.rss', '.atom'),
  )
  for (const each of [hidden, missing]) expect((await app.client().fetch(each ?? '')).status).toBe(404)
})

test('CA-31 a feed that was read already is answered 304, until it changes', async () => {
  const board = await makeBoard(ana, 'Read again')
  await makePin(ana, { boardId: board.id })
  const reader = app.client()
  const etag = (await reader.fetch(feedOf(ana, board))).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await reader.fetch(feedOf(ana, board), { headers: { 'if-none-match': sent } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  await makePin(ana, { boardId: board.id })
  const changed = await reader.fetch(feedOf(ana, board), { headers: { 'if-none-match': etag } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('CA-31 a member’s feed holds what is listed on the profile; an unlisted board has its own', async () => {
  const dora = await signUp(app)
  const [open, quiet, hidden, old] = [
    await makeBoard(dora),
    await makeBoard(dora, undefined, 'protected'),
    await makeBoard(dora, undefined, 'secret'),
    await makeBoard(dora),
  ]
  const shown = await makePin(dora, { boardId: open.id })
  for (const board of [quiet, hidden, old]) await makePin(dora, { boardId: board.id })
  await dora.ask(boardResource.update, { board_id: old.id, archived: true })
  const visitor = app.client()
  const profile = await (await visitor.fetch(feedOf(dora))).text()
  expect(linksIn(profile)).toEqual([`${site}/pin/${shown.id}/`])
  expect((await visitor.fetch(feedOf(dora, quiet))).status).toBe(200)
  const { images } = shown
  expect(profile).toContain(images['236x']?.url)
})

test('CA-31 hidden feeds answer as missing ones; the owner’s own are kept by no shared cache', async () => {
  const [cleo, ben] = [await signUp(app), await signUp(app)]
  const secret = await makeBoard(cleo, 'Canary', 'secret')
  const open = await makeBoard(cleo, 'Open')
  await makePin(cleo, { boardId: open.id })
  const plain = async (response: Response) => {
    const { request_identifier: _, ...body } = (await response.json()) as Record<string, unknown>
    return { status: response.status, body, type: response.headers.get('content-type') }
  }
  const missing = await plain(await ben.fetch(`/${cleo.member.username}/nothing-here.rss`))
  expect(missing.status).toBe(404)
  for (const client of [app.client(), ben])
    expect(await plain(await client.fetch(feedOf(cleo, secret)))).toEqual(missing)
  const own = await cleo.fetch(feedOf(cleo, secret))
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])

  const nobody = await plain(await ben.fetch('/nobody_at_all/feed.rss'))
  await cleo.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect(await plain(await ben.fetch(feedOf(cleo)))).toEqual(nobody)
  expect(await plain(await ben.fetch(feedOf(cleo, open)))).toEqual(missing)
  await cleo.ask(updateMe, { is_private_profile: true })
  expect((await app.client().fetch(feedOf(cleo, open))).status).toBe(404)
  expect(await (await app.client().fetch(feedOf(cleo))).text()).not.toContain('Canary')
  expect((await app.client().fetch(feedOf(cleo))).status).toBe(404)
})
