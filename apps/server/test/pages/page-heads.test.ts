import { boardResource, pinResource, updateMe } from '@pinfold/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, makeSection, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { type Head, readHead } from './read-head.ts'
import { watchPages } from './watched-pages.ts'

const site = 'https://pins.example'
let app: TestApp
let ana: SignedIn
let username = ''
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages(), env: { PUBLIC_URL: site } })
  ana = await signUp(app, { fullName: 'Ana Lima' })
  username = ana.member.username
}, 300_000)
afterAll(() => app.stop())

async function headOf(path: string, client: TestClient = app.client()): Promise<Head & { status: number }> {
  const response = await client.fetch(path)
  return { status: response.status, ...readHead(await response.text()) }
}

const hostile = '</script><script>alert(1)</script><!-- "quotes" & more \u2028'

test('CR-14 NU-08 a pin tells what it is to machines and to sites that show links', async () => {
  const board = await makeBoard(ana, 'Rooms')
  const made = await makePin(ana, { boardId: board.id, title: 'Oak table' })
  await ana.ask(pinResource.update, { id: made.id, description: 'Six seats', link: 'https://wood.example/table' })
  const head = await headOf(`/pin/${made.id}/`)
  const picture = made.images['736x']
  expect(head).toMatchObject({ status: 200, title: 'Oak table · Pinfold', canonical: `${site}/pin/${made.id}/` })
  expect(head.meta).toMatchObject({
    description: 'Six seats',
    'og:title': 'Oak table',
    'og:description': 'Six seats',
    'og:type': 'pinterestapp:pin',
    'og:url': `${site}/pin/${made.id}/`,
    'og:image': picture.url,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': 'Oak table',
    'og:site_name': 'Pinfold',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Oak table',
    'twitter:description': 'Six seats',
    'twitter:image': picture.url,
    'twitter:image:alt': 'Oak table',
    'pinterestapp:pinner': `${site}/${username}`,
    'pinterestapp:pinboard': `${site}${board.url}`,
    'pinterestapp:source': 'https://wood.example/table',
    'pinterestapp:saves': '0',
    'pinterestapp:comments': '0',
  })
  expect(head.meta).not.toHaveProperty('robots')
  expect(new URL(picture.url).origin).toBe(site)
  expect(head.things).toMatchObject([
    { '@type': 'SocialMediaPosting', headline: 'Oak table', author: { name: 'Ana Lima' }, image: { width: 320 } },
  ])
})

test('CR-14 NU-08 a board tells its counts, its pins and the way to it; so does its section', async () => {
  const board = await makeBoard(ana, 'Balconies')
  const section = await makeSection(ana, board.id, 'Herbs')
  const pin = await makePin(ana, { boardId: board.id, sectionId: section.id, title: 'Basil' })
  await ana.ask(boardResource.update, { board_id: board.id, description: 'Green places', category: 'gardening' })
  const head = await headOf(board.url)
  expect(head).toMatchObject({ title: 'Balconies · Pinfold', canonical: `${site}${board.url}` })
  expect(head.meta).toMatchObject({
    'og:type': 'pinterestapp:pinboard',
    'og:title': 'Balconies',
    // All of its pins are in sections, so its cover stands for them.
    'og:image': (await ana.ask(boardResource.get, { board_id: board.id })).cover_images['222x']?.url,
    'og:description': 'Green places',
    'pinterestapp:pins': '1',
    'pinterestapp:followers': '0',
    'pinterestapp:category': 'gardening',
    'pinterestapp:pinner': `${site}/${username}`,
  })
  expect(head.meta['og:image']).toMatch(/^https:.+jpg$/)
  expect(head.things.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
  const inSection = await headOf(`${board.url}herbs/`)
  const bySectionId = await headOf(`${board.url}id:${section.id}`)
  for (const each of [inSection, bySectionId]) {
    expect(each).toMatchObject({ status: 200, canonical: `${site}${board.url}herbs/` })
    expect(each.meta).toMatchObject({ 'og:title': 'Herbs · Balconies', 'og:image': pin.images['736x'].url })
    expect(each.things[0]).toMatchObject({
      mainEntity: { itemListElement: [{ url: `${site}/pin/${pin.id}/`, name: 'Basil' }] },
    })
    expect(each.things[1]).toMatchObject({ itemListElement: [{}, { name: 'Balconies' }, { name: 'Herbs' }] })
  }
})

test('VR-19 BC-06 a profile shows up to 12 of its pins to machines, only to who is not signed in', async () => {
  const cara = await signUp(app, { fullName: 'Cara Holm' })
  const board = await makeBoard(cara)
  const hidden = await makeBoard(cara, 'Hushed', 'secret')
  const unlisted = await makeBoard(cara, 'Quiet', 'protected')
  await makePin(cara, { boardId: hidden.id, title: 'canary-secret' })
  await makePin(cara, { boardId: unlisted.id, title: 'canary-protected' })
  for (let made = 0; made < 13; made += 1) await makePin(cara, { boardId: board.id, title: `Pin ${made}` })
  const head = await headOf(`/${cara.member.username}`)
  expect(head.title).toBe(`Cara Holm (@${cara.member.username}) · Pinfold`)
  expect(head.canonical).toBe(`${site}/${cara.member.username}`)
  expect(head.meta).toMatchObject({
    'og:type': 'profile',
    'pinterestapp:pins': '13',
    'pinterestapp:boards': '1',
    'pinterestapp:followers': '0',
    'pinterestapp:following': '0',
  })
  const [page] = head.things as [{ mainEntity: object; hasPart: { headline: string }[] }]
  expect(page).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Cara Holm' } })
  const newest = Array.from({ length: 12 }, (_, index) => `Pin ${12 - index}`)
  expect(page.hasPart.map(({ headline }) => headline)).toEqual(newest)
  for (const member of [ana, cara]) {
    expect((await headOf(`/${cara.member.username}`, member)).things).toEqual([])
  }
  const allPins = await headOf(`/${cara.member.username}/pins/`)
  expect(allPins.title).toBe('All Pins of Cara Holm · Pinfold')
  expect(allPins.meta['og:type']).toBe('profile')
}, 120_000)

test('CR-14 a profile without a picture has one that is drawn, of the size that its head says', async () => {
  const seen = new Set<string>()
  for (const fullName of ['Élodie Roux', 'Émile Roux', '李雷']) {
    const member = await signUp(app, { fullName })
    const { meta } = await headOf(`/${member.member.username}`)
    expect(meta).toMatchObject({ 'og:image:width': '600', 'og:image:height': '600', 'og:image:alt': fullName })
    expect(meta).toMatchObject({ 'twitter:card': 'summary', 'twitter:image': meta['og:image'] })
    const address = new URL(meta['og:image'] ?? '')
    expect(address.origin).toBe(site)
    seen.add(address.pathname.slice(-5))
    const response = await app.client().fetch(address.pathname)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 600, height: 600 })
  }
  expect([...seen]).toEqual(['e.png', '_.png'])
  for (const path of ['/media/portraits/8/a.png', '/media/portraits/0/ab.png', '/media/portraits/0/%2e.png'])
    expect((await app.client().fetch(path)).status).toBe(404)
})

test('NU-08 no text of a member ends the script it stands in', async () => {
  const board = await makeBoard(ana, 'Texts')
  const pin = await makePin(ana, { boardId: board.id, title: hostile })
  await ana.ask(pinResource.update, { id: pin.id, description: hostile })
  const body = await (await app.client().fetch(`/pin/${pin.id}/`)).text()
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('</script><script>alert')
  const [posting] = readHead(body).things
  expect(posting).toMatchObject({ articleBody: hostile.trim() })
  const written = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(body)?.[1] ?? ''
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
})

/** A page that is not there, as visitors see it. */
const expectNothing = (head: Head & { status: number }) =>
  expect(head).toEqual({
    status: 404,
    title: "We couldn't find that page. · Pinfold",
    canonical: undefined,
    meta: { robots: 'noindex' },
    things: [],
  })

test('CR-14 the heads of hidden things say nothing, to visitors and to strangers', async () => {
  const stranger = await signUp(app)
  const secret = await makeBoard(ana, 'Canary plans', 'secret')
  const pin = await makePin(ana, { boardId: secret.id, title: 'Canary ring' })
  for (const client of [app.client(), stranger]) {
    expectNothing(await headOf(secret.url, client))
    expectNothing(await headOf(`/pin/${pin.id}/`, client))
  }
  const own = await headOf(secret.url, ana)
  expect(own).toMatchObject({ title: 'Canary plans · Pinfold', meta: { robots: 'noindex' }, things: [] })
  expect(Object.keys(own.meta)).toEqual(['robots'])
})

test('CR-14 what is read by its address only has its name and asks not to be found', async () => {
  const board = await makeBoard(ana, 'Quiet corner', 'protected')
  const pin = await makePin(ana, { boardId: board.id, title: 'Quiet chair' })
  const archived = await makeBoard(ana, 'Old things')
  await ana.ask(boardResource.update, { board_id: archived.id, archived: true })
  const pages = [
    [board.url, 'Quiet corner'],
    [`/pin/${pin.id}/`, 'Quiet chair'],
    [archived.url, 'Old things'],
  ] as const
  for (const [path, name] of pages) {
    expect(await headOf(path)).toEqual({
      status: 200,
      title: `${name} · Pinfold`,
      canonical: undefined,
      meta: { robots: 'noindex' },
      things: [],
    })
  }
})

test('CR-14 VR-19 the head of a private profile is its name, and its things have none', async () => {
  const dora = await signUp(app, { fullName: 'Dora Weiss' })
  const board = await makeBoard(dora, 'Canary board')
  const pin = await makePin(dora, { boardId: board.id, title: 'Canary pin' })
  await dora.ask(updateMe, { about: 'Canary about', is_private_profile: true })
  for (const client of [app.client(), ana]) {
    expect(await headOf(`/${dora.member.username}`, client)).toEqual({
      status: 200,
      title: `Dora Weiss (@${dora.member.username}) · Pinfold`,
      canonical: undefined,
      meta: { robots: 'noindex' },
      things: [],
    })
    expectNothing(await headOf(board.url, client))
    expectNothing(await headOf(`/pin/${pin.id}/`, client))
  }
})
