import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  baseSearchResource,
  boardFeedResource,
  boardResource,
  type Endpoint,
  pinResource,
  routes,
  updateMe,
  userBlockResource,
  userFollowResource,
  userHomefeedResource,
  userPinsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type RunningProgram, runProgram } from '../messages/running-program.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { watchPages } from '../pages/watched-pages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { TestClient } from '../support/test-client.ts'

// Two web processes keep rows of one database, and one of them pages, while what may be seen changes through either.

/** `npm run proof` makes many more. */
const READS = Number(process.env['SIGHT_READS'] ?? 1000)
const READERS = 6

let here: TestApp
let there: RunningProgram
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-test-'))
  here = await startTestApp({ pages: await watchPages() })
  there = await runProgram(here.databaseUrl, folder)
}, 120_000)
afterAll(async () => {
  await there.kill()
  await here.stop()
  await rm(folder, { recursive: true, force: true })
})

/** One thing that hides pins or shows them, as the test knows it. */
interface Switch {
  isHiding: boolean
  /** Goes up when a change begins, and when it was answered. */
  stamp: number
  isChanging: boolean
  readonly turn: (isHiding: boolean) => Promise<unknown>
}

const switchOf = (turn: Switch['turn']): Switch => ({ isHiding: false, stamp: 0, isChanging: false, turn })

interface KnownPin {
  readonly id: string
  readonly boardId: string
  readonly boardPath: string
  readonly switches: readonly Switch[]
}

test('EN-07 BO-04 PR-01 what is hidden is seen by nobody after that was answered, through either of two processes', async () => {
  const origins = [here.origin, there.origin] as const
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T
  /** The same browser at the other process. */
  const through = (client: TestClient) => Object.assign(Object.create(client) as TestClient, { origin: pick(origins) })

  const [ana, ben, cem, eve] = [await signUp(here), await signUp(here), await signUp(here), await signUp(here)]
  const visitor = new TestClient(here.origin)
  const pins: KnownPin[] = []
  const changing = (client: SignedIn, endpoint: Endpoint, options: object) =>
    through(client).ask(endpoint as typeof boardResource.update, options as never)

  const isPrivate = switchOf((isHiding) => changing(ben, updateMe, { is_private_profile: isHiding }))
  const isBlocked = switchOf((isHiding) =>
    changing(ana, isHiding ? userBlockResource.create : userBlockResource.delete, { blocked_user_id: eve.member.id }),
  )
  const switches = [isPrivate, isBlocked]
  for (const [owner, of] of [
    [ana, 'ana'],
    [ana, 'ana'],
    [ben, 'ben'],
  ] as const) {
    const board = await makeBoard(owner)
    const isSecret = switchOf((isHiding) =>
      changing(owner, boardResource.update, { board_id: board.id, privacy: isHiding ? 'secret' : 'public' }),
    )
    switches.push(isSecret)
    for (let n = 0; n < 3; n += 1) {
      const { id } = await makeQuickPin(here, owner, { board_id: board.id, title: 'Lanterns' })
      const boardPath = board.url
      pins.push({ id, boardId: board.id, boardPath, switches: of === 'ben' ? [isSecret, isPrivate] : [isSecret] })
    }
  }
  await cem.ask(userFollowResource.create, { user_id: ana.member.id })
  await settled(here)
  const ofPin = new Map(pins.map((pin) => [pin.id, pin]))
  const ofAna = new Set(pins.filter(({ switches: each }) => !each.includes(isPrivate)).map(({ id }) => id))

  const readers = [visitor, cem, eve]
  const seenBy: Readonly<Record<string, (client: TestClient, pin: KnownPin) => Promise<readonly string[]>>> = {
    'a pin': async (client, { id }) => idsIn(await client.call(pinResource.get, { id })),
    'a board': async (client, { boardId }) => idsIn(await client.call(boardFeedResource.get, { board_id: boardId })),
    'a profile': async (client) => idsIn(await client.call(userPinsResource.get, { username: ben.member.username })),
    'a search': async (client) => foundIn(await client.call(baseSearchResource.get, { query: 'lanterns' })),
    'a page of a pin': async (_client, { id }) =>
      (await page(routes.closeup.build({ pinId: id }))) === null ? [] : [id],
    'a page of a board': async (_client, { boardPath }) => {
      const text = (await page(boardPath)) ?? ''
      return pins.flatMap(({ id }) => (text.includes(id) ? [id] : []))
    },
    'a feed': async (client) => idsIn(await client.call(userHomefeedResource.get, {})),
  }

  /** What a visitor's browser is given, mostly a page that is kept; null where there is nothing. */
  async function page(path: string): Promise<string | null> {
    const response = await visitor.fetch(path)
    const text = await response.text()
    return response.status === 404 ? null : text
  }

  const counts = { reads: 0, seen: 0, withheld: 0, changes: 0 }
  const late: string[] = []
  const work = { isOver: false }

  async function change() {
    while (!work.isOver) {
      const one = pick(switches.filter(({ isChanging }) => !isChanging))
      one.isChanging = true
      one.stamp += 1
      await one.turn(!one.isHiding)
      one.isHiding = !one.isHiding
      one.stamp += 1
      one.isChanging = false
      counts.changes += 1
    }
  }

  async function read() {
    while (counts.reads < READS) {
      counts.reads += 1
      const [what, see] = pick(Object.entries(seenBy))
      const reader = what.startsWith('a page') ? visitor : pick(readers)
      // What holds now, and keeps holding while it is read.
      const hiding = switches.flatMap((each) =>
        each.isHiding && !each.isChanging ? [{ each, stamp: each.stamp }] : [],
      )
      const wished = pick(pins)
      const ids = await see(through(reader), wished)
      for (const id of ids) {
        const known = ofPin.get(id)
        const hides = [...(known?.switches ?? []), ...(reader === eve && ofAna.has(id) ? [isBlocked] : [])]
        const held = hiding.find(({ each, stamp }) => hides.includes(each) && each.stamp === stamp)
        if (held) late.push(`${what} showed ${id}`)
      }
      counts.seen += ids.length
      if (ids.length === 0) counts.withheld += 1
    }
  }

  const changes = [change(), change()]
  await Promise.all(Array.from({ length: READERS }, read))
  work.isOver = true
  await Promise.all(changes)
  expect(late).toEqual([])
  // Otherwise it would have proved nothing.
  expect(counts.changes).toBeGreaterThan(READS / 100)
  expect(counts.seen).toBeGreaterThan(READS / 10)
  expect(counts.withheld).toBeGreaterThan(READS / 50)
  console.log(`${counts.reads} reads, ${counts.changes} changes, ${counts.seen} pins seen`)
}, 3_600_000)

function foundIn({ status, data }: { status: number; data: unknown }): readonly string[] {
  expect(status).toBe(200)
  return (data as { results: { id: string }[] }).results.map(({ id }) => id)
}

function idsIn({ status, data }: { status: number; data: unknown }): readonly string[] {
  if (status === 404) return []
  expect(status).toBe(200)
  return [data].flat().map((each) => (each as { id: string }).id)
}
