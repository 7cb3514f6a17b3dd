import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectMerged, expectNoneLost, expectNothingBlocked, expectPromises } from './check-world.ts'
import { historyCount, historySeed } from './how-many.ts'
import { type Lane, openLane } from './lane.ts'
import { makeAllWorkLong } from './long-work.ts'
import { runWorker, type RunningWorker } from './running-worker.ts'
import { joinedWorlds, makeWorld, type World } from './small-world.ts'
import { longStep, type Step, take } from './steps.ts'

const AT_ONCE = 5
const KILLS = 3
const LONGEST_MILLISECONDS = 60
/** Four times the pins of a small world. */
const SIZE = 4
/** Rounds. */
const BEFORE_CLEARING = 10
const MINUTES = 60_000

let lane: Lane
let folder: string
let worker: RunningWorker
/** How much was cut off in its middle. */
let cutOff = 0
/** All in the database. */
const played: World[] = []
beforeAll(async () => {
  makeAllWorkLong()
  lane = await openLane()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-killed-'))
  worker = await runWorker(lane.url, folder)
}, MINUTES)
afterAll(async () => {
  await worker.kill()
  await lane.close()
  await rm(folder, { recursive: true, force: true })
})

interface Round {
  readonly histories: readonly (readonly Step[])[]
  /** How many milliseconds after it was seen in the middle of something each worker is killed. */
  readonly kills: readonly number[]
}

const rounds = fc.record({
  histories: fc.array(fc.array(longStep, { minLength: 8, maxLength: 12 }), { minLength: AT_ONCE, maxLength: AT_ONCE }),
  kills: fc.array(fc.nat(LONGEST_MILLISECONDS), { minLength: KILLS, maxLength: KILLS }),
})

/** Whether something is begun and not done; null where nothing is to do any more. */
async function isInTheMiddle(): Promise<boolean | null> {
  const { rows } = await lane.pool.query<{ is_begun: boolean }>(
    'select done_count > 0 as is_begun from board_operations',
  )
  return rows.length === 0 ? null : rows.some((row) => row.is_begun)
}

async function play(world: World, steps: readonly Step[]): Promise<void> {
  for (const each of steps) await take(lane, world, each)
}

/** Kills the worker in the middle of whatever it does, looks at what it left, and starts another one. */
async function killAndStart(): Promise<void> {
  await worker.kill()
  await expectPromises(lane)
  const { rowCount } = await lane.pool.query(
    'select from board_operations where done_count between 1 and pin_count - 1',
  )
  cutOff += rowCount ?? 0
  // A start that was itself cut off holds its place until it expires; the tidying takes over before that.
  await lane.pool.query(`delete from pgboss.job where name = 'boards-operate-resume' and state = 'active'`)
  worker = await runWorker(lane.url, folder)
}

async function startAnew(): Promise<void> {
  await worker.kill()
  await lane.clear()
  played.length = 0
  worker = await runWorker(lane.url, folder)
}

async function playRound({ histories, kills }: Round): Promise<void> {
  const worlds: World[] = []
  for (const _ of histories) worlds.push(await makeWorld(lane, SIZE))
  played.push(...worlds)
  let isPlaying = true
  const playing = Promise.all(worlds.map((world, index) => play(world, histories[index] ?? []))).finally(() => {
    isPlaying = false
  })
  for (const milliseconds of kills) {
    const middle = async () => (await isInTheMiddle()) ?? !isPlaying
    await expect.poll(middle, { timeout: MINUTES, interval: 5 }).toBe(true)
    await pause(milliseconds)
    await killAndStart()
  }
  await playing
  await expect
    .poll(async () => (await lane.pool.query('select from board_operations')).rowCount, {
      timeout: MINUTES,
      interval: 50,
    })
    .toBe(0)
  await expectPromises(lane)
  await expectNothingBlocked(lane)
  await expectNoneLost(lane, joinedWorlds(played))
  await expectMerged(lane, joinedWorlds(played))
}

test(
  'BO-02 BO-03 CA-08 a worker that is killed again and again in the middle of long work loses and doubles no pin, counts truly and leaves no board blocked',
  async () => {
    const count = Math.ceil(historyCount.killed / AT_ONCE)
    const { seed } = historySeed
    for (const [number, round] of fc.sample(rounds, { seed, numRuns: count }).entries()) {
      if (number % BEFORE_CLEARING === BEFORE_CLEARING - 1) await startAnew()
      await playRound(round).catch((error: unknown) => {
        throw new Error(`HISTORY_SEED=${seed}, round ${number}: ${JSON.stringify(round)}`, { cause: error })
      })
    }
    expect(cutOff).toBeGreaterThan(0)
  },
  historyCount.killed * MINUTES,
)
