import { pinClusterFeed, pinClusters, pinResource, repinResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  remakeClusters,
  remakeWishedClusters,
  wishForClusters,
} from '../../src/modules/discovery/clusters/remake-clusters.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

const shelves = [
  'Oak kitchen shelves',
  'Kitchen shelves for spices',
  'White kitchen shelves',
  'Kitchen shelves, painted',
]
const garden = ['Garden path of gravel', 'Gravel garden', 'A gravel garden in June']

async function saveAll(titles: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const title of titles) ids.push((await makeQuickPin(app, ana, { title })).id)
  return ids
}

test('CA-01 EN-08 DI-06 boardless pins that belong together are suggested as boards, named by what they share', async () => {
  await saveAll([...shelves, ...garden, 'Something else'])
  expect(await ana.ask(pinClusters, {})).toEqual([])
  await remakeClusters(app.core, ana.member.id)
  const clusters = await ana.ask(pinClusters, {})
  expect(clusters.map(({ names, pin_count }) => [names[0], pin_count])).toEqual([
    ['Kitchen shelves', 4],
    ['Gravel garden', 3],
  ])
  expect(clusters[0]?.thumbnails).toHaveLength(4)
  expect(clusters[0]?.thumbnails[0]?.['236x'].url).toMatch(/\/236x\//)
  expect(await ana.ask(pinClusters, { max_cluster_limit: 1 })).toHaveLength(1)
  // As with pages, a wish that is too small or too large is cut.
  expect(await ana.ask(pinClusters, { max_cluster_limit: 0 })).toHaveLength(1)
  expect(await ana.ask(pinClusters, { max_cluster_limit: 1000 })).toHaveLength(2)
  expect(await ana.ask(userResource.get, { user_id: ana.member.id })).toMatchObject({ has_pin_clusters: true })
})

test('CA-02 a suggestion’s pins come in pages, newest first, and to nobody else', async () => {
  const ids = await saveAll(shelves)
  await remakeClusters(app.core, ana.member.id)
  const [cluster] = await ana.ask(pinClusters, {})
  const id = cluster?.id ?? ''
  const first = await ana.call(pinClusterFeed, { id, page_size: 3 })
  expect(first.data.map((pin) => pin.id)).toEqual(ids.toReversed().slice(0, 3))
  const rest = await ana.call(pinClusterFeed, { id, page_size: 3, bookmarks: first.bookmark ?? '' })
  expect(rest.data.map((pin) => pin.id)).toEqual(ids.slice(0, 1))
  const ben = await signUp(app)
  const missing = await ben.call(pinClusterFeed, { id: '1' })
  const hidden = await ben.call(pinClusterFeed, { id })
  expect(hidden.status).toBe(404)
  expect(hidden.error).toEqual(missing.error)
})

test('CA-01 what went onto a board meanwhile is suggested no more, and ids last', async () => {
  const ids = await saveAll(shelves)
  await remakeClusters(app.core, ana.member.id)
  const [before] = await ana.ask(pinClusters, {})
  const board = await makeBoard(ana, 'Kitchen')
  await ana.ask(pinResource.update, { id: ids[0] ?? '', board_id: board.id })
  expect(await ana.ask(pinClusters, {})).toMatchObject([{ id: before?.id, pin_count: 3 }])
  await remakeClusters(app.core, ana.member.id)
  expect(await ana.ask(pinClusters, {})).toMatchObject([{ id: before?.id, pin_count: 3 }])
  await ana.ask(pinResource.delete, { id: ids[1] ?? '' })
  expect(await ana.ask(pinClusters, {})).toEqual([])
  expect(await ana.ask(userResource.get, { user_id: ana.member.id })).toMatchObject({ has_pin_clusters: false })
})

test('CA-01 pins saved of others without a board can be left out', async () => {
  const ben = await signUp(app)
  for (const title of shelves) {
    const pin = await makeQuickPin(app, ben, { title })
    await ana.ask(repinResource.create, { pin_id: pin.id })
  }
  await remakeClusters(app.core, ana.member.id)
  expect(await ana.ask(pinClusters, {})).toHaveLength(1)
  expect(await ana.ask(pinClusters, { exclude_quick_save_pins: true })).toEqual([])
})

test('DI-06 clusters are made once it is quiet, for whoever still wishes them', async () => {
  await saveAll(shelves)
  await settled(app)
  await remakeWishedClusters(app.core)
  expect(await wishesOf(ana)).toBe(1)
  const later = { ...app.core, clock: { now: () => new Date(systemClock.now().getTime() + 60_000) } }
  await remakeWishedClusters(later)
  expect(await wishesOf(ana)).toBe(0)
  expect(await ana.ask(pinClusters, {})).toHaveLength(1)
  await wishForClusters(app.core, ['123'])
})

async function wishesOf({ member }: SignedIn): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    'select count(*)::int as count from cluster_wishes where member_id = $1',
    [member.id],
  )
  return rows[0]?.count ?? 0
}
