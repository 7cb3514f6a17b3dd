import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProgram, runProgram } from '../messages/running-program.ts'
import { watchPages } from '../pages/watched-pages.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createHiddenWorld } from './hidden-world.ts'
import { type Sight, sights } from './sights.ts'
import type { MovingVeil } from './veils.ts'

// Two web processes keep rows and pages of one database, while what may be seen changes through either.

/** `npm run proof` makes many more. */
const READS = Number(process.env['SIGHT_READS'] ?? 1000)
const READERS = 6
const CHANGERS = 2
/** Of so many reads one says how far it is, where there are many. */
const TOLD_EVERY = 10_000

let here: TestApp
let there: RunningProgram
beforeAll(async () => {
  here = await startTestApp({ pages: await watchPages() })
  there = await runProgram(here.databaseUrl, here.dataFolder, { hasPages: true })
}, 300_000)
afterAll(async () => {
  await there.kill()
  await here.stop()
})

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

test('EN-07 BO-04 PR-01 what is hidden is seen by nobody after that was answered, through either of two processes', async () => {
  const origin = () => pick([here.origin, there.origin])
  const world = await createHiddenWorld(here, (client, endpoint, options) =>
    client.through(origin()).ask(endpoint, options),
  )
  const counts = { reads: 0, seen: 0, withheld: 0, changes: 0 }
  const late: string[] = []
  const seenBy = new Set<Sight>()
  const moved = new Set<MovingVeil>()
  const begun = performance.now()
  const told = () =>
    `${counts.reads} reads, ${counts.changes} changes, ${counts.seen} things seen, ${counts.withheld} saw nothing, ` +
    `${late.length} late, ${Math.round((performance.now() - begun) / 1000)} s`
  const work = { isOver: false }
  /** What changed last is what anything late would show. */
  let lastMoved = pick(world.moving)

  async function change() {
    while (!work.isOver) {
      const resting = world.moving.filter(({ isMoving }) => !isMoving)
      const others = resting.filter((veil) => !moved.has(veil))
      const veil = pick(others.length > 0 ? others : resting)
      await veil.move()
      lastMoved = veil
      moved.add(veil)
      counts.changes += 1
    }
  }

  function wish() {
    const all = [...world.pins.values()]
    const covered = all.filter(({ id }) => world.veilsOver.get(id)?.includes(lastMoved))
    return pick(covered.length > 0 && Math.random() < 0.5 ? covered : all)
  }

  async function read() {
    while (counts.reads < READS && !work.isOver) {
      counts.reads += 1
      if (counts.reads % TOLD_EVERY === 0) console.log(told())
      const sight = pick(sights)
      // What visitors do is counted by their address.
      const reader = Math.random() < sight.visitors ? here.client() : pick(world.members)
      const look = { manner: sight.manner, readerId: reader.member?.id ?? null }
      const shown = wish()
      const since = performance.now()
      const found = await sight.look(reader.through(origin()), shown)
      const known = [...found].filter((id) => world.veilsOver.has(id))
      for (const id of known) {
        const veil = world.veilsOver.get(id)?.find((each) => each.hides(look, since))
        if (veil) late.push(`${sight.name} showed ${id} through ${veil.name}`)
      }
      counts.seen += known.length
      if (known.length === 0) counts.withheld += 1
      else seenBy.add(sight)
    }
  }

  const changes = Promise.all(Array.from({ length: CHANGERS }, change))
  try {
    await Promise.race([Promise.all(Array.from({ length: READERS }, read)), changes])
  } finally {
    work.isOver = true
  }
  await changes
  console.log(told())
  expect(late).toEqual([])
  // Otherwise it would have proved nothing.
  expect(counts.changes).toBeGreaterThan(READS / 100)
  expect(counts.seen).toBeGreaterThan(READS / 10)
  expect(counts.withheld).toBeGreaterThan(READS / 50)
  expect(sights.filter((sight) => !seenBy.has(sight)).map(({ name }) => name)).toEqual([])
  expect(world.moving.filter((veil) => !moved.has(veil)).map(({ name }) => name)).toEqual([])
}, 7_200_000)
