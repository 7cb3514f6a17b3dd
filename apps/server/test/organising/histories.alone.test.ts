import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectPromises, expectSettled } from './check-world.ts'
import { type Lane, openLane } from './lane.ts'
import { historyCount, historySeed } from './how-many.ts'
import { makeAllWorkLong } from './long-work.ts'
import { makeWorld } from './small-world.ts'
import { step, take } from './steps.ts'
import { workAll } from './worker-steps.ts'

makeAllWorkLong()

/** Each with a database of its own, so that the processors have something to do while another waits. */
const LANES = 3
/** That one history may take where it runs beside much else. */
const MILLISECONDS = 2000

/** What goes on in the background, and so must have happened. */
const long = [
  'delete-board',
  'merge',
  'move-many',
  'copy-many',
  'delete-many',
  'merge-sections',
  'delete-section',
  'new-section',
]

/** How often each kind of step was done, and refused for which reason. */
const seen = new Map<string, number>()

async function play(lane: Lane, count: number, seed: number): Promise<void> {
  const { path } = historySeed
  const history = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 15 }), async (steps) => {
    await lane.clear()
    const world = await makeWorld(lane)
    for (const each of steps) {
      const answer = await take(lane, world, each)
      const word = answer === null ? 'nothing' : (answer.refusal ?? 'done')
      const what = `${each.kind} ${word}`
      seen.set(what, (seen.get(what) ?? 0) + 1)
    }
    await expectPromises(lane)
    await workAll(lane)
    await expectSettled(lane, world)
  })
  await fc.assert(history, { seed, numRuns: count, ...(path !== null && { path, endOnFailure: true }) })
}

test(
  'BO-02 BO-03 CA-08 many short histories of members who merge, move, copy, archive, delete and restore keep every pin once, every counter true and no board blocked',
  async () => {
    const lanes = await Promise.all(Array.from({ length: historySeed.path === null ? LANES : 1 }, openLane))
    const each = Math.ceil(historyCount.inProcess / lanes.length)
    try {
      await Promise.all(lanes.map((lane, index) => play(lane, each, historySeed.seed + index)))
    } finally {
      await Promise.all(lanes.map((lane) => lane.close()))
    }
    if (historySeed.path !== null) return
    for (const kind of long) expect([...seen.keys()]).toContain(`${kind} done`)
    // Boards came back, and whoever wanted one while its deletion was under way was told to wait.
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['restore done', 'restore board_busy']))
  },
  historyCount.inProcess * MILLISECONDS,
)
