import { routes, userBlockResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Everywhere, makePair, type Pair } from '../moderation/blocked-pair.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { watchPages } from './watched-pages.ts'

let app: TestApp
let pair: Pair
beforeAll(async () => {
  app = await startTestApp({ pages: await watchPages() })
  pair = await makePair(app)
}, 300_000)
afterAll(() => app.stop())

const ofMember = [
  routes.profile,
  routes.profileSaved,
  routes.profileCreated,
  routes.profileTried,
  routes.profileBoards,
  routes.profilePins,
  routes.allPins,
  routes.profileFollowers,
  routes.profileFollowing,
  routes.profileStoryPins,
  routes.profileVideoPins,
  routes.profileTopics,
  routes.shoppingList,
  routes.profileAbout,
  routes.reportProfile,
]

/** Pages at which somebody may come across another: the other's, and those of somebody both know. */
const pathsAbout = (other: Everywhere): { own: string[]; common: string[] } => {
  const of = (username = '') => ofMember.map((route) => route.build({ username }))
  const pins = (pinId = '') => [routes.closeup.build({ pinId }), routes.repin.build({ pinId })]
  const { between } = pair
  return {
    own: [...of(other.own['username']), ...pins(other.own['pin'])],
    common: [
      '/',
      ...of(between['username']),
      ...pins(between['pin']),
      ...pins(other.savedByOther['pin']),
      routes.board.build({ username: between['username'] ?? '', slug: 'common-ground' }),
      `/search/?q=${encodeURIComponent(other.own['query'] ?? '')}`,
      '/search/?q=Common',
    ],
  }
}

/** The page and what scripts fetch of it, without what only repeats the address. */
async function readPage(client: TestClient, path: string): Promise<{ status: number; text: string }> {
  const page = await client.fetch(path)
  const [file = '', query] = path.split('?')
  const data = await client.fetch(
    `${file === '/' ? '/_root' : file.replace(/\/$/, '')}.data${query ? `?${query}` : ''}`,
  )
  return { status: page.status, text: `${await page.text()} ${await data.text()}` }
}

async function telling(client: TestClient, paths: readonly string[], traces: readonly string[]): Promise<string[]> {
  const told: string[] = []
  for (const path of paths) {
    const { text } = await readPage(client, path)
    // The address itself stands in the page.
    const found = traces.filter((trace) => !path.includes(trace) && text.includes(trace))
    if (found.length > 0) told.push(`${path}: ${found.join(', ')}`)
  }
  return told
}

test('ST-05 no page tells the blocked of who blocked them, nor the other way round but who it is', async () => {
  const { ana, ben } = pair
  const about = { ana: pathsAbout(ana), ben: pathsAbout(ben) }
  const all = (paths: { own: string[]; common: string[] }) => [...paths.own, ...paths.common]
  // The walk has eyes: before the block most of these pages tell.
  expect((await telling(ben.client, all(about.ana), ana.traces)).length).toBeGreaterThan(all(about.ana).length / 2)
  const visitor = app.client()
  const publicBefore = (await telling(visitor, all(about.ana), ana.traces)).map((line) => line.split(':')[0])

  await ana.client.ask(userBlockResource.create, { blocked_user_id: ben.client.member.id })
  expect(await telling(ben.client, all(about.ana), ana.traces)).toEqual([])
  for (const path of about.ana.own) expect((await readPage(ben.client, path)).status, path).toBe(404)
  expect(await telling(ana.client, about.ben.common, ben.traces)).toEqual([])

  // The blocker sees name, picture and Unblock.
  const { username, id } = ben.client.member
  const things = ben.traces.filter((trace) => ![username, id, 'Benno Quartzfield'].includes(trace))
  expect(await telling(ana.client, about.ben.own, [...things, `About ${username}`])).toEqual([])
  const { status, text } = await readPage(ana.client, routes.profile.build({ username }))
  expect([status, text.includes('Benno Quartzfield'), text.includes('Unblock')]).toEqual([200, true, true])
  const publicAfter = (await telling(app.client(), all(about.ana), ana.traces)).map((line) => line.split(':')[0])
  expect(publicAfter).toEqual(publicBefore)
}, 180_000)
