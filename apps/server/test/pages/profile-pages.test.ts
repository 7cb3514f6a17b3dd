import { routes } from '@pinfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { look, shape } from './profile-look.ts'
import { watchPages } from './watched-pages.ts'

const site = 'https://pins.example'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let app: TestApp
/** Created pins and boards; the other only saves. */
let ana: SignedIn
let ben: SignedIn
let stranger: SignedIn
let visitor: TestClient
let bot: TestClient
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages(), env: { PUBLIC_URL: site } })
  ana = await signUp(app, { fullName: 'Ana Lima' })
  ben = await signUp(app, { fullName: 'Ben Ode' })
  stranger = await signUp(app)
  visitor = app.client()
  bot = app.client()
  bot.userAgent = BOT
  const board = await makeBoard(ana, 'Wide rooms')
  await makeBoard(ana, 'Hidden rooms', 'secret')
  const pin = await makeQuickPin(app, ana, { board_id: board.id, title: 'Oak table' })
  await savePin(ben, pin.id, (await makeBoard(ben, 'Tables')).id)
}, 300_000)
afterAll(() => app.stop())

const name = (who: SignedIn) => ({ username: who.member.username })

describe('PR-01 PR-11 header and tabs stand on the profile, saved, created and tried, and nowhere else', () => {
  test.each([
    ['the owner', () => ana, 'Created* Saved', 'Created Saved*'],
    ['a stranger', () => stranger, 'Created* Saved', 'Created Saved*'],
    ['a visitor', () => visitor, 'Created* Saved', 'Created Saved*'],
  ] as const)('%s', async (_who, client, atBase, atSaved) => {
    const base = await look(client(), routes.profile.build(name(ana)))
    expect(base.status).toBe(200)
    expect(shape(base.html)).toEqual({ headings: ['Ana Lima'], tabs: atBase })
    // PR-07: its content, not a redirect to it.
    expect(base.html).toContain('Oak table')
    expect(base.html).not.toContain('Wide rooms</')
    const saved = await look(client(), routes.profileSaved.build(name(ana)))
    expect(shape(saved.html)).toEqual({ headings: ['Ana Lima'], tabs: atSaved })
    expect(saved.html).toContain('Wide rooms')
    expect(saved.html.includes('Hidden rooms')).toBe(client() === ana)
    const created = await look(client(), routes.profileCreated.build(name(ana)))
    expect(shape(created.html)).toEqual({ headings: ['Ana Lima'], tabs: atBase })
    const tried = await look(client(), routes.profileTried.build(name(ana)))
    expect(shape(tried.html)).toEqual({ headings: ['Ana Lima'], tabs: 'Created Saved' })
  })

  test('PR-10 one tab is no bar', async () => {
    const base = await look(stranger, routes.profile.build(name(ben)))
    expect(shape(base.html)).toEqual({ headings: ['Ben Ode'], tabs: '' })
    expect(base.html).toContain('Tables')
  })

  test('PR-12 RP-06 machines get no bar, and are sent from Tried and Created to the profile', async () => {
    const base = await look(bot, routes.profile.build(name(ana)))
    expect(shape(base.html)).toEqual({ headings: ['Ana Lima'], tabs: '' })
    expect(base.html).toContain('Wide rooms')
    for (const route of [routes.profileCreated, routes.profileTried]) {
      const sent = await look(bot, route.build(name(ana)))
      expect([sent.status, sent.location]).toEqual([302, routes.profile.build(name(ana))])
    }
  })
})

const subPages = [
  ['profileBoards', 'Boards of Ana Lima', true],
  ['profilePins', 'Pins of Ana Lima', true],
  ['allPins', 'All Pins of Ana Lima', true],
  ['profileFollowers', 'Followers of Ana Lima', false],
  ['profileFollowing', 'Following of Ana Lima', false],
  ['profileStoryPins', null, null],
  ['profileVideoPins', null, null],
  ['profileTopics', null, null],
  ['shoppingList', null, null],
  ['profileAbout', null, null],
  ['reportProfile', null, false],
] as const

describe('PR-01 every sub-route has a page with one heading and its own address', () => {
  test.each(subPages)('%s', async (route, title, isIndexed) => {
    const path = routes[route].build(name(ana))
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    for (const client of [ana, stranger, visitor, bot]) {
      for (const address of [path, other]) {
        const page = await look(client, address)
        if (route === 'reportProfile' && client !== stranger && page.status === 302) continue
        expect([page.status, address]).toEqual([200, address])
        expect(shape(page.html).headings).toHaveLength(1)
        // PR-14: with its last slash, followers open over the profile.
        if (!address.endsWith('/_followers/') || !client.member) expect(shape(page.html).tabs).toBe('')
        expect(page.title).toMatch(/ · Pinfold$/)
        if (title !== null) expect(page.title).toBe(`${title} · Pinfold`)
        if (isIndexed === true) expect(page.canonical).toBe(`${site}${path}`)
        if (isIndexed === false) expect(page.meta['robots']).toBe('noindex')
      }
    }
  })
})

test('PR-14 the list of followers opens over the profile where the path holds /_followers/ and somebody is signed in', async () => {
  const [over, page] = [`/${ana.member.username}/_followers/`, `/${ana.member.username}/_followers`]
  const tabsAt = async (client: TestClient, address: string) => shape((await look(client, address)).html).tabs
  for (const signedIn of [ana, stranger]) {
    expect(await tabsAt(signedIn, over)).not.toBe('')
    expect(await tabsAt(signedIn, page)).toBe('')
  }
  for (const signedOut of [visitor, bot]) {
    for (const address of [over, page]) {
      expect(await tabsAt(signedOut, address)).toBe('')
      expect(shape((await look(signedOut, address)).html).headings).toEqual(['0 followers'])
    }
  }
})

test('PR-01 the default tab’s own address names the profile as the page it is', async () => {
  const profile = `${site}${routes.profile.build(name(ana))}`
  expect((await look(visitor, routes.profile.build(name(ana)))).canonical).toBe(profile)
  expect((await look(visitor, routes.profileCreated.build(name(ana)))).canonical).toBe(profile)
  const saved = await look(visitor, routes.profileSaved.build(name(ana)))
  expect(saved.canonical).toBe(`${site}${routes.profileSaved.build(name(ana))}`)
  expect(saved.title).toBe(`Saved · Ana Lima (@${ana.member.username}) · Pinfold`)
  expect((await look(visitor, routes.profileTried.build(name(ana)))).meta['robots']).toBe('noindex')
})

test('PR-17 another spelling of the name leads to the canonical one, sub-route and query kept', async () => {
  const shout = ana.member.username.toUpperCase()
  for (const rest of ['', '/_saved', '/_created?a=b', '/tried', '/pins/', '/_followers?x=1&y=2', '/_profile/_saved']) {
    for (const client of [visitor, stranger]) {
      const sent = await look(client, `/${shout}${rest}`)
      expect([sent.status, sent.location]).toEqual([302, `/${ana.member.username}${rest}`])
    }
  }
})

test('PR-16 ER-02 a missing profile sends visitors to the start and shows members the 404 page, on every sub-route', async () => {
  for (const rest of [
    '',
    '/_saved',
    '/_created',
    '/tried',
    '/_boards',
    '/_self-profile',
    '/_profile/',
    '/profile-about/',
  ]) {
    for (const name of ['nobody_here', 'nobody-here', encodeURIComponent('nïemand')]) {
      const sent = await look(visitor, `/${name}${rest}`)
      expect([sent.status, sent.location, name, rest]).toEqual([302, '/?show_error=true', name, rest])
    }
    const missing = await look(stranger, `/nobody_here${rest}`)
    expect([missing.status, rest]).toEqual([404, rest])
    expect(missing.html).toContain('find that page.')
  }
})

test('PR-01 PR-03 the preview shows its owner what a visitor sees, and sends others to the profile', async () => {
  const seen = await look(ana, routes.publicProfileSaved.build(name(ana)))
  expect(seen.status).toBe(200)
  expect(shape(seen.html)).toEqual({ headings: ['Ana Lima'], tabs: 'Created Saved*' })
  expect(seen.html).toContain('Wide rooms')
  expect(seen.html).not.toContain('Hidden rooms')
  expect(seen.meta['robots']).toBe('noindex')
  expect(shape((await look(ana, routes.publicProfile.build(name(ana)))).html).tabs).toBe('Created* Saved')
  expect(shape((await look(ana, routes.publicProfileCreated.build(name(ana)))).html).tabs).toBe('Created* Saved')
  for (const client of [stranger, visitor, bot]) {
    for (const [from, to] of [
      [routes.publicProfile, routes.profile],
      [routes.publicProfileCreated, routes.profileCreated],
      [routes.publicProfileSaved, routes.profileSaved],
    ] as const) {
      const sent = await look(client, from.build(name(ana)))
      expect([sent.status, sent.location]).toEqual([302, to.build(name(ana))])
    }
  }
  for (const [from, to] of [
    [routes.previewProfile, routes.publicProfile],
    [routes.previewProfileCreated, routes.publicProfileCreated],
    [routes.previewProfileSaved, routes.publicProfileSaved],
  ] as const) {
    const sent = await look(ana, `${from.build(name(ana))}?a=b`)
    expect([sent.status, sent.location]).toEqual([302, `${to.build(name(ana))}?a=b`])
  }
})

test('PR-01 PR-03 RP-02 the page of own things is its owner’s, with the hub’s tabs', async () => {
  for (const [route, tabs] of [
    [routes.selfProfile, 'Pins Boards*'],
    [routes.selfProfileBoards, 'Pins Boards*'],
    [routes.selfProfilePins, 'Pins* Boards'],
  ] as const) {
    const own = await look(ana, route.build(name(ana)))
    expect(own.status).toBe(200)
    expect(shape(own.html)).toEqual({ headings: ['Your saved ideas'], tabs })
    expect(own.html).toContain(routes.publicProfile.build(name(ana)))
    expect(own.meta['robots']).toBe('noindex')
    for (const client of [stranger, visitor, bot]) {
      const sent = await look(client, route.build(name(ana)))
      expect([sent.status, sent.location]).toEqual([302, routes.profile.build(name(ana))])
    }
  }
})

test('RP-02 the owner in the retrieval hub finds Pins and Boards on the profile itself', async () => {
  const owner = await signUp(app, { fullName: 'Hub Owner' })
  await makeQuickPin(app, owner, { title: 'Hub pin' })
  await owner.fetch('/_/experiments/?retrieval_hub=enabled')
  const page = await look(owner, routes.profile.build(name(owner)))
  expect(shape(page.html)).toEqual({ headings: ['Your saved ideas'], tabs: 'Pins* Boards' })
  expect(page.html).toContain('Hub pin')
  const others = await look(stranger, routes.profile.build(name(owner)))
  expect(shape(others.html)).toEqual({ headings: ['Hub Owner'], tabs: 'Created* Saved' })
})

test('/me/ leads members to their profile, and visitors to the log-in page and back', async () => {
  const own = await look(ana, '/me/')
  expect([own.status, own.location]).toEqual([302, `/${ana.member.username}`])
  const sent = await look(visitor, '/me/')
  expect([sent.status, sent.location]).toEqual([302, '/login/?next=%2Fme%2F'])
})

test('HEAD tells the length of GET, or none', async () => {
  const callback = '/v3/pidgets/users/${name}/pins/?callback=show'.replace('${name}', ana.member.username)
  const paths = [`/${ana.member.username}`, '/', '/no/such/page/at-all/', '/robots.txt', '/live', callback]
  for (const path of paths) {
    // What is kept is sent packed to those who take it so.
    const headers = { 'accept-encoding': 'identity' }
    const head = await visitor.fetch(path, { method: 'HEAD', headers })
    const length = head.headers.get('content-length')
    const whole = await visitor.fetch(path, { headers })
    expect([path, head.status]).toEqual([path, whole.status])
    const bytes = (await whole.arrayBuffer()).byteLength
    // Pages differ by what is drawn anew for each, never by its length.
    expect([path, length === null ? null : Number(length)]).toEqual([path, length === null ? null : bytes])
    expect(bytes).toBeGreaterThan(0)
  }
})
