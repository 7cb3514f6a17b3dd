import { createHash } from 'node:crypto'
import { pinResource, updateMe, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmVideo, uploadVideo } from '../pin-kinds/film-video.ts'
import { drawPicture, makeBoard, makePin, type SignedIn, signUp, upload } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { idLater } from '../../src/platform/ids/ids.ts'

const site = 'https://pins.example'
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: site } })
  ana = await signUp(app, { fullName: 'Ana Lima' })
})
afterAll(() => app.stop())

async function oembed(url: string, more: Record<string, string> = {}, client: TestClient = app.client()) {
  const response = await client.fetch(`/oembed.json?${new URLSearchParams({ url, ...more })}`)
  const { request_identifier: _, ...body } = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, body }
}

const frameOf = (body: Record<string, unknown>) =>
  Object.fromEntries(
    [...String(body['html']).matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]),
  )

test('CA-31 a pin, a board and a profile say how to show them elsewhere', async () => {
  const board = await makeBoard(ana, 'Rooms')
  const pin = await makePin(ana, { boardId: board.id, title: 'Oak <table> & "chair"' })
  const picture = pin.images['236x']
  const common = {
    version: '1.0',
    type: 'rich',
    provider_name: 'Pinfold',
    provider_url: `${site}/`,
    author_name: 'Ana Lima',
  }
  const things = [
    [`${site}/pin/${pin.id}/`, { title: pin.title, url: `${site}/pin/${pin.id}/` }, `/embed/pin/${pin.id}/`],
    [site + board.url, { title: 'Rooms', url: site + board.url }, `/embed/board${board.url}`],
    [
      `${site}/${ana.member.username}`,
      { title: 'Ana Lima', url: `${site}/${ana.member.username}` },
      `/embed/profile/${ana.member.username}/`,
    ],
  ] as const
  for (const [url, own, framePath] of things) {
    const { status, body, headers } = await oembed(url)
    expect(status, url).toBe(200)
    expect(body).toMatchObject({
      ...common,
      ...own,
      author_url: `${site}/${ana.member.username}`,
      thumbnail_url: picture?.url,
      thumbnail_width: picture?.width,
      thumbnail_height: picture?.height,
    })
    const frame = frameOf(body)
    expect(frame).toMatchObject({ src: site + framePath, width: String(body['width']), height: String(body['height']) })
    expect(frame['sandbox']).toBe('allow-popups allow-popups-to-escape-sandbox')
    expect(body['html']).toMatch(/^<iframe [^<>]*><\/iframe>$/)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    const shown = await app.client().fetch(new URL(frame['src'] ?? '').pathname)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain(picture?.url)
  }
})

test('CA-31 frame and thumbnail keep within the room the other site has', async () => {
  const board = await makeBoard(ana)
  const pin = await makePin(ana, { boardId: board.id })
  const url = `${site}/pin/${pin.id}/`
  const small = await oembed(url, { maxwidth: '200', maxheight: '100' })
  expect(small.body).toMatchObject({ width: 200, height: 100 })
  expect(frameOf(small.body)).toMatchObject({ width: '200', height: '100' })
  expect(small.body).not.toHaveProperty('thumbnail_url')
  const large = await oembed(url, { maxwidth: '5000' })
  expect(large.body['width']).toBeLessThan(300)
  for (const field of ['maxwidth', 'maxheight']) {
    for (const wrong of ['0', '-1', 'wide', '1e9']) {
      const refused = await oembed(url, { [field]: wrong })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain(`${field}: must be`)
    }
  }
})

test('CN-12 a board’s frame has pictures as wide as the site wants them, within bounds', async () => {
  const board = await makeBoard(ana)
  const frame = async (query: string) => {
    const response = await app.client().fetch(`/embed/board${board.url}${query}`)
    const body = await response.text()
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    return /minmax\((\d+)px/.exec(style)?.[1]
  }
  const asked = ['', '?scale=115', '?scale=1', '?scale=9999', '?scale=x']
  expect(await Promise.all(asked.map(frame))).toEqual(['96', '115', '60', '236', '96'])
})

test('CA-31 only addresses of ours are answered, and only in JSON', async () => {
  const pin = await makePin(ana, { boardId: (await makeBoard(ana)).id })
  for (const url of [
    `https://evil.example/pin/${pin.id}/`,
    `https://pins.example.evil.example/pin/${pin.id}/`,
    `https://pins.example@evil.example/pin/${pin.id}/`,
    `javascript://pins.example/pin/${pin.id}/`,
    `${site}/settings`,
    'not an address',
    '//evil.example/pin/1/',
  ]) {
    expect((await oembed(url)).status, url).toBe(404)
  }
  expect((await app.client().fetch('/oembed.json')).status).toBe(400)
  expect((await oembed(`${site}/pin/${pin.id}/`, { format: 'xml' })).status).toBe(501)
  expect((await oembed(`/pin/${pin.id}/`)).status).toBe(200)
  expect((await oembed(`http://pins.example/pin/${pin.id}`)).status).toBe(200)
})

test('CA-31 hidden things say what missing ones say, in oEmbed and in frames', async () => {
  const [cleo, ben] = [await signUp(app), await signUp(app)]
  const secret = await makeBoard(cleo, 'Canary', 'secret')
  const pin = await makePin(cleo, { boardId: secret.id })
  const ghost = idLater(pin.id, -3_600_000)
  const missing = {
    pin: await oembed(`${site}/pin/${ghost}/`),
    board: await oembed(`${site}/${cleo.member.username}/nothing/`),
    profile: await oembed(`${site}/nobody_at_all`),
  }
  const frame = async (path: string, client: TestClient) => {
    const response = await client.fetch(path)
    return [response.status, await response.text()]
  }
  const empty = await frame(`/embed/pin/${ghost}/`, app.client())
  expect(empty[0]).toBe(404)
  for (const client of [app.client(), ben]) {
    expect((await oembed(`${site}/pin/${pin.id}/`, {}, client)).body).toEqual(missing.pin.body)
    expect((await oembed(site + secret.url, {}, client)).body).toEqual(missing.board.body)
    expect(await frame(`/embed/pin/${pin.id}/`, client)).toEqual(empty)
    expect(await frame(`/embed/board${secret.url}`, client)).toEqual(empty)
  }
  const own = await oembed(`${site}/pin/${pin.id}/`, {}, cleo)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])

  await cleo.ask(userBlockResource.create, { blocked_user_id: ben.member.id })
  expect((await oembed(`${site}/${cleo.member.username}`, {}, ben)).body).toEqual(missing.profile.body)
  expect(await frame(`/embed/profile/${cleo.member.username}/`, ben)).toEqual(empty)
  await cleo.ask(updateMe, { is_private_profile: true })
  expect((await oembed(`${site}/${cleo.member.username}`)).body).toEqual(missing.profile.body)
  expect(await frame(`/embed/profile/${cleo.member.username}/`, app.client())).toEqual(empty)
})

test('CA-31 only frames’ pages may be framed, and they run nothing', async () => {
  const board = await makeBoard(ana, '"><script>alert(1)</script>')
  const pin = await makePin(ana, { boardId: board.id, title: '<img src=x onerror=alert(1)>' })
  for (const path of [`/embed/pin/${pin.id}/`, `/embed/board${board.url}`, '/embed/pin/1/']) {
    const response = await app.client().fetch(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox;/)
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('script-src')
    expect(response.headers.get('x-frame-options')).toBeNull()
    const html = await response.text()
    expect(html).not.toMatch(/<script|<img src=x/)
  }
  for (const path of ['/oembed.json', '/robots.txt', '/v3/openapi.json']) {
    expect((await app.client().fetch(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('a film is answered as a video, in a frame that plays it and keeps to the room there is', async () => {
  const film = await filmVideo('mp4', { width: 320, height: 240 })
  const [video, cover] = [await uploadVideo(ana, film), await upload(ana, await drawPicture())]
  const pin = await ana.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover.id, title: 'At <work>' })
  const { body } = await oembed(`${site}/pin/${pin.id}/`)
  expect(body).toMatchObject({ type: 'video', width: 512, height: 484 })
  const narrow = await oembed(`${site}/pin/${pin.id}/`, { maxwidth: '272' })
  expect(narrow.body).toMatchObject({ type: 'video', width: 272, height: 304 })
  const page = await app.client().fetch(new URL(frameOf(body)['src'] ?? '').pathname)
  expect(page.headers.get('content-security-policy')).toContain('media-src ')
  const html = await page.text()
  expect(html).toContain('<video controls playsinline preload="none"')
  expect(html).toContain(`src="${pin.videos?.video_list['V_720P']?.url}"`)
  expect(html).toContain('aria-label="At &lt;work&gt;"')
  expect(html).not.toContain('autoplay')
})
