import { routes, updateMe, userBlockResource, userFollowResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../src/platform/db/statement-counter.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { look } from './profile-look.ts'
import { watchPages } from './watched-pages.ts'

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let app: TestApp
/** Created a pin; the other saved it. */
let ana: SignedIn
let ben: SignedIn
let stranger: SignedIn
let bot: TestClient
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages() })
  ana = await signUp(app)
  ben = await signUp(app)
  stranger = await signUp(app)
  bot = app.client()
  bot.userAgent = BOT
  const pin = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id, title: 'Oak table' })
  await savePin(ben, pin.id, (await makeBoard(ben)).id)
}, 300_000)
afterAll(() => app.stop())

const name = (who: SignedIn) => ({ username: who.member.username })

test.each(['enabled', 'control'])(
  'PS-03 what a private profile hides does not depend on the experiment (%s)',
  async (group) => {
    const hermit = await signUp(app, { fullName: 'Her Mit' })
    const board = await makeBoard(hermit, 'Cave paintings')
    await makeQuickPin(app, hermit, { board_id: board.id, title: 'Bison' })
    await hermit.ask(updateMe, { is_private_profile: true, about: 'Canary about' })
    const requester = await signUp(app)
    await requester.ask(userFollowResource.create, { user_id: hermit.member.id })
    for (const client of [requester, app.client(), await signUp(app)]) {
      await client.fetch(`/_/experiments/?private_profile_header=${group}`)
      for (const route of [
        'profile',
        'profileSaved',
        'profileCreated',
        'profileBoards',
        'profilePins',
        'allPins',
      ] as const) {
        const page = await look(client, routes[route].build(name(hermit)))
        expect(page.status).toBe(200)
        for (const canary of ['Cave paintings', 'Bison', 'Canary about']) expect(page.html).not.toContain(canary)
        expect(page.meta['robots']).toBe('noindex')
        expect(page.html.includes('This profile is private')).toBe(group === 'enabled')
      }
    }
    const own = await look(hermit, routes.profileSaved.build(name(hermit)))
    expect(own.html).toContain('Cave paintings')
  },
)

test('PS-03 a page that is kept for visitors of one group is never sent to those of another', async () => {
  const hermit = await signUp(app)
  await hermit.ask(updateMe, { is_private_profile: true })
  const [enabled, control, plain] = [app.client(), app.client(), app.client()]
  await enabled.fetch('/_/experiments/?private_profile_header=enabled')
  await control.fetch('/_/experiments/?private_profile_header=control')
  const path = routes.profile.build(name(hermit))
  const pages = await Promise.all([enabled, control, plain, control, enabled].map((client) => look(client, path)))
  expect(pages.map(({ html }) => html.includes('This profile is private'))).toEqual([true, false, true, false, true])
})

test('PR-16 whoever is blocked finds nobody, on every sub-route', async () => {
  const blocked = await signUp(app)
  await ana.ask(userBlockResource.create, { blocked_user_id: blocked.member.id })
  const { profile, profileSaved, profileCreated, profileTried, profileBoards, profilePins, allPins } = routes
  const { profileFollowers, profileFollowing, profileStoryPins, profileVideoPins, profileTopics } = routes
  const { shoppingList, profileAbout, reportProfile, publicProfile, selfProfile } = routes
  const ofProfile = [profile, profileSaved, profileCreated, profileTried, profileBoards, profilePins, allPins]
  const lists = [profileFollowers, profileFollowing, profileStoryPins, profileVideoPins, profileTopics, shoppingList]
  for (const route of [...ofProfile, ...lists, profileAbout, reportProfile, publicProfile, selfProfile])
    expect([(await look(blocked, route.build(name(ana)))).status, route.pattern]).toEqual([404, route.pattern])
})

test('PR-18 an ads-only profile leads everybody but its owner to its site', async () => {
  const brand = await signUp(app, { fullName: 'Brand' })
  const lead = (to: string) =>
    app.pool.query('update members set is_ads_only = true, ads_only_site = $2 where id = $1', [brand.member.id, to])
  await lead('https://brand.example/shop')
  const path = routes.profile.build(name(brand))
  for (const client of [stranger, app.client(), bot]) {
    const sent = await look(client, path)
    expect([sent.status, sent.location]).toEqual([302, 'https://brand.example/shop'])
  }
  // Within the product the whole window goes, not the page's content alone.
  const data = await stranger.fetch(`${path}.data`)
  expect(data.status).toBe(202)
  expect(await data.text()).toContain('https://brand.example/shop')
  expect((await look(brand, path)).status).toBe(200)
  expect((await look(brand, routes.publicProfile.build(name(brand)))).status).toBe(200)
  expect((await look(stranger, routes.reportProfile.build(name(brand)))).location).not.toBe(
    'https://brand.example/shop',
  )
  await lead('javascript:alert(1)')
  expect((await look(stranger, path)).status).toBe(200)
})

test('VR-19 a profile is told to machines only where nobody is signed in, whichever tab is the default', async () => {
  for (const [who, title] of [
    [ana, 'Oak table'],
    [ben, 'Oak table'],
  ] as const) {
    const things = (await look(app.client(), routes.profile.build(name(who)))).things as unknown as {
      hasPart: { headline: string }[]
    }[]
    expect(things[0]?.hasPart.map(({ headline }) => headline)).toEqual([title])
    expect((await look(stranger, routes.profile.build(name(who)))).things).toEqual([])
  }
})

test('PR-01 a profile page costs the same statements for many boards and pins as for few', async () => {
  const [small, large] = await Promise.all([signUp(app), signUp(app)])
  const source = await makeQuickPin(app, ana)
  const fill = async (who: SignedIn, boards: number) => {
    for (let n = 0; n < boards; n += 1) {
      const board = await makeBoard(who)
      await makeQuickPin(app, who, { board_id: board.id })
      await savePin(who, source.id, board.id)
    }
  }
  await fill(small, 2)
  await fill(large, 12)
  for (const route of [routes.profile, routes.profileSaved]) {
    for (const [ofSmall, ofLarge] of [
      [() => app.client(), () => app.client()],
      [() => small, () => large],
    ] as const) {
      // In this process, where statements are counted for whoever asked.
      const cost = async (client: TestClient, who: SignedIn) => {
        const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
        const headers = { cookie, 'user-agent': client.userAgent }
        const ask = () => app.web.inject({ url: route.build(name(who)), headers })
        const { result, statements } = await countStatements(async () => ask())
        expect(result.statusCode).toBe(200)
        expect(statements.length).toBeGreaterThan(3)
        return statements.length
      }
      const more = (await cost(ofLarge(), large)) - (await cost(ofSmall(), small))
      // Loaders run side by side, and whether some of them share a read is a matter of the moment; a statement for each
      // of ten more boards is not.
      expect(Math.abs(more)).toBeLessThan(6)
    }
  }
})
