import { fetchUpload, findPinImagesResource, pinResource, vipResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ env: { FETCH_ALLOW: site.allowed } })
  ana = await signUp(app)
}, 120_000)
afterAll(async () => {
  await app.stop()
  await site.stop()
})

const find = async (url: string) => {
  const { is_video: _isVideo, ...page } = await ana.ask(findPinImagesResource.get, { url })
  return { ...page, items: page.items.map(({ preview_url: _preview, ...item }) => item) }
}
const refused = (url: string) => ana.call(findPinImagesResource.get, { url })
const html = (head: string, body = '') => ({
  body: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
})

/** A picture that no words stand with. */
const unsaid = { title: null, description: null, alt_text: null }
const said = (words: string) => ({ title: null, description: words, alt_text: words })

test('CN-01 a page’s pictures come with their pixels, the one it names first, with its words', async () => {
  site.add(
    '/bench',
    html(
      `<title>Oak bench | Oak and Co</title><meta property="og:title" content="Oak bench &amp; stool">
       <meta property="og:site_name" content="Oak and Co"><meta name="description" content="Made of <b>oak</b>.">
       <meta property="og:image" content="/p/bench-900x600.jpg"><link rel="icon" href="/icon.png" sizes="32x32">`,
      `<main><h1>Oak bench</h1><img src="/p/side-500x700.jpg" alt="From its side"><img src="/p/tiny-90x90.jpg">
       <img src="/p/bench-450x300.jpg"><img src="/gone.jpg"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>`,
    ),
  )
  const { origin } = site
  expect(await find(`${origin}/bench`)).toEqual({
    items: [
      { url: `${origin}/p/bench-900x600.jpg`, width: 900, height: 600, ...unsaid },
      { url: `${origin}/p/side-500x700.jpg`, width: 500, height: 700, ...said('From its side') },
    ],
    url: `${origin}/bench`,
    title: 'Oak bench & stool',
    description: 'Made of oak.',
    site_name: 'Oak and Co',
    icon_url: `${origin}/icon.png`,
    refusal: null,
  })
})

test('CN-01 an address that is a picture is taken as that, and what holds none is told', async () => {
  const { origin } = site
  expect((await find(`${origin}/x/alone-640x480.jpg`)).items).toEqual([
    { url: `${origin}/x/alone-640x480.jpg`, width: 640, height: 480, ...unsaid },
  ])
  site.add('/doc.pdf', { body: '%PDF-1.7', contentType: 'application/pdf' })
  expect(await find(`${origin}/doc.pdf`)).toMatchObject({ items: [], title: null })
  site.add('/words', html('<title>Only words</title>'))
  expect(await find(`${origin}/words`)).toMatchObject({ items: [], title: 'Only words' })
})

test('CN-01 at most 60 of 200 lazy pictures, each once', async () => {
  const images = Array.from(
    { length: 200 },
    (_, at) =>
      `<img src="/blank.gif" data-src="/l/lazy${at}-${300 + at}x400.jpg"><img data-src="/l/lazy${at}-${300 + at}x400.jpg?w=80">`,
  )
  site.add('/lazy', html('<title>Lamps</title>', images.join('')))
  const { items } = await find(`${site.origin}/lazy`)
  expect(items).toHaveLength(60)
  expect(new Set(items.map(({ url }) => url)).size).toBe(60)
})

test('CN-02 the same picture at two addresses is one', async () => {
  site.add(
    '/twice',
    html('', '<img src="/a/one-400x300.jpg"><img src="/b/../a/one-400x300.jpg?x=1"><img src="/c-400x300.jpg">'),
  )
  site.add(
    '/c-400x300.jpg',
    (_request, response) => void response.writeHead(302, { location: '/a/one-400x300.jpg' }).end(),
  )
  expect((await find(`${site.origin}/twice`)).items).toHaveLength(1)
})

test('CN-03 a site that wants nothing saved is heard, in its words', async () => {
  site.add(
    '/closed',
    html('<meta name="pinterest" content="nopin" description="Ours <i>alone</i>.">', '<img src="/n/a-500x500.jpg">'),
  )
  expect(await find(`${site.origin}/closed`)).toMatchObject({ refusal: { words: 'Ours alone.' }, items: [] })
  site.add('/closed-silently', html('<meta name="pinterest" content="nopin">', '<img src="/n/a-500x500.jpg">'))
  expect(await find(`${site.origin}/closed-silently`)).toMatchObject({ refusal: { words: null }, items: [] })
})

test('CN-03 pictures say what they want of being saved', async () => {
  site.add(
    '/wishes',
    html(
      '<meta property="og:image" content="/w/closed-700x700.jpg">',
      `<img src="/w/closed-700x700.jpg" data-pin-nopin="true"><div nopin="nopin"><img src="/w/inner-700x700.jpg"></div>
       <img src="/w/small-200x150.jpg" data-pin-media="/w/large-1200x900.jpg" data-pin-url="/elsewhere" data-pin-description="A <b>lamp</b>">`,
    ),
  )
  const { origin } = site
  expect((await find(`${origin}/wishes`)).items).toEqual([
    {
      url: `${origin}/w/large-1200x900.jpg`,
      width: 1200,
      height: 900,
      title: null,
      description: 'A lamp',
      alt_text: null,
      link: `${origin}/elsewhere`,
    },
  ])
})

test('CN-02 where a page names no picture, the one that it offers for embedding is', async () => {
  site.add(
    '/film',
    html('<title>A film</title><link rel="alternate" type="application/json+oembed" href="/oembed?x=1">'),
  )
  site.add('/oembed?x=1', {
    contentType: 'application/json',
    body: JSON.stringify({
      type: 'video',
      thumbnail_url: '/o/still-480x360.jpg',
      title: '<script>alert(1)</script>A film',
    }),
  })
  expect((await find(`${site.origin}/film`)).items).toEqual([
    { url: `${site.origin}/o/still-480x360.jpg`, width: 480, height: 360, ...unsaid, title: 'A film' },
  ])
})

test.each([
  '',
  'nonsense',
  'ftp://a.example/',
  'javascript:alert(1)',
  'https://a:b@c.example/',
  'file:///etc/passwd',
  'data:text/html,x',
  `https://a.example/${'x'.repeat(2048)}`,
  'a b.example',
])('CN-07 %.40s is no address', async (url) => {
  expect(await refused(url)).toMatchObject({
    status: 422,
    error: { name: 'invalid_link', field: 'url', message: 'Oops! Please enter a valid URL.' },
  })
})

const privateAddresses =
  'http://127.0.0.1/ http://localhost/ http://[::1]/ http://169.254.169.254/latest/ http://10.0.0.1/ 127.0.0.1:1'

test.each(privateAddresses.split(' '))('CN-07 %s is not reached', async (url) => {
  expect(await refused(url)).toMatchObject({
    status: 422,
    error: { name: 'page_unreachable', message: "We couldn't reach that page." },
  })
})

test('CN-07 a page that is not there, and one that leads somewhere private, are not reached', async () => {
  site.add('/to-private', (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
  for (const path of ['/nothing', '/to-private'])
    expect(await refused(site.origin + path)).toMatchObject({ error: { name: 'page_unreachable' } })
})

test('CN-06 a picture of a page that is a trap is left out', async () => {
  site.add(
    '/trap',
    html(
      '<meta property="og:image" content="http://169.254.169.254/latest/meta.jpg">',
      '<img src="/t/ok-400x400.jpg">',
    ),
  )
  expect((await find(`${site.origin}/trap`)).items.map(({ url }) => url)).toEqual([`${site.origin}/t/ok-400x400.jpg`])
})

test('CN-07 a member may look at so many pages in an hour', async () => {
  const tenth = await startTestApp({ env: { RATES: '0.1' } })
  const ben = await signUp(tenth)
  const statuses = []
  for (let at = 0; at < 13; at += 1)
    statuses.push((await ben.call(findPinImagesResource.get, { url: 'http://10.0.0.1/' })).status)
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 422), 429])
  expect((await ben.call(fetchUpload, { image_url: 'http://10.0.0.1/' })).error?.message).toMatch(/look at more pages/)
  await tenth.stop()
})

const uploadOf = async (options: { image_url: string; page_url?: string }) => {
  const { upload_id: id } = await ana.ask(fetchUpload, options)
  await settled(app)
  const statuses = await ana.ask(vipResource.get, { upload_ids: [id] })
  return { id, ...statuses[id] }
}

test('CN-01 a picture of a page becomes an upload, and a pin', async () => {
  const { origin } = site
  const upload = await uploadOf({ image_url: `${origin}/u/up-500x400.jpg`, page_url: `${origin}/bench?secret=1` })
  expect(upload).toMatchObject({ status: 'succeeded', failure_reason: null })
  expect(site.heard.findLast(({ path }) => path === '/u/up-500x400.jpg')?.headers).toMatchObject({
    referer: `${origin}/`,
  })
  const pin = await ana.ask(pinResource.create, { upload_id: upload.id, link: `${origin}/bench` })
  expect(pin.images.orig).toMatchObject({ width: 500, height: 400 })
})

test('CN-06 an upload that cannot be fetched says why', async () => {
  site.add('/u/text.jpg', { body: 'no picture', contentType: 'image/jpeg' })
  site.add('/u/huge.jpg', (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(262_144)));
    }
    response.writeHead(200, { 'content-type': 'image/jpeg' }).on('drain', more)
    more()
  })
  const reasons = []
  for (const path of ['/u/text.jpg', '/u/huge.jpg', '/u/missing.jpg'])
    reasons.push((await uploadOf({ image_url: site.origin + path })).failure_reason)
  expect(reasons).toEqual(['Invalid Image', 'That is more than we can take at once.', "We couldn't reach that page."])
  expect(await ana.call(fetchUpload, { image_url: 'nonsense' })).toMatchObject({
    status: 422,
    error: { field: 'image_url' },
  })
})

test('a pin that is scraped from a page fetches its picture, once for a key', async () => {
  const board = await makeBoard(ana)
  const options = {
    method: 'scraped',
    image_url: `${site.origin}/s/scraped-450x350.jpg`,
    link: `${site.origin}/bench`,
    board_id: board.id,
  } as const
  const pin = await ana.ask(pinResource.create, options)
  expect(pin).toMatchObject({ link: `${site.origin}/bench`, board: { id: board.id } })
  expect(pin.images.orig).toMatchObject({ width: 450, height: 350 })
  expect(await ana.call(pinResource.create, { ...options, image_url: `${site.origin}/s/none.jpg` })).toMatchObject({
    status: 422,
    error: { name: 'page_unreachable', field: 'image_url' },
  })
  expect(await ana.call(pinResource.create, { ...options, image_url: `${site.origin}/words` })).toMatchObject({
    error: { name: 'invalid_image' },
  })
  expect(await ana.call(pinResource.create, { ...options, image_url: 'http://10.0.0.1/a.jpg' })).toMatchObject({
    error: { name: 'page_unreachable' },
  })
})

test('a found picture is looked at through the server, by whom it was found for alone', async () => {
  site.add('/shown', html('', '<img src="/v/shown-400x300.jpg"><img src="/v/words.jpg" width="400" height="300">'))
  site.add('/v/words.jpg', { body: '<script>alert(1)</script>', contentType: 'image/jpeg' })
  const { items } = await ana.ask(findPinImagesResource.get, { url: `${site.origin}/shown` })
  const preview = items[0]?.preview_url ?? ''
  const shown = await ana.fetch(preview)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('private'),
  })
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(500)
  const ben = await signUp(app)
  for (const client of [ben, app.client()]) expect((await client.fetch(preview)).status).toBe(404)
  expect((await app.client().call(findPinImagesResource.get, { url: site.origin })).status).toBe(401)
  expect((await ana.fetch(preview.replace('400x300', '401x300'))).status).toBe(404)
  // What is no picture by its bytes never comes from our origin.
  const words = app.core.previewProofs.pathOf(ana.member.id, `${site.origin}/v/words.jpg`)
  expect((await ana.fetch(words)).status).toBe(404)
})

test('CN-02 where no picture can be looked at, those that the page names and shows stay, without a size', async () => {
  site.add(
    '/away',
    html(
      '<meta property="og:image" content="/away/named.jpg">',
      '<main><img src="/away/shown.jpg"><img src="http://10.0.0.1/x.jpg"></main>',
    ),
  )
  expect((await find(`${site.origin}/away`)).items).toMatchObject([
    { url: `${site.origin}/away/named.jpg`, width: 0, height: 0 },
    { url: `${site.origin}/away/shown.jpg`, width: 0, height: 0 },
  ])
})
