import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleJobs } from '../../src/app.ts'
import { comment } from '../comments/commenting.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { sharedDecoder } from '../support/shared-decoder.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { brokenPromises } from './counters-equal-rows.ts'
import { makeQuickPin } from './quick-pins.ts'

interface Clocked {
  readonly cron: string
  readonly job: string
  readonly run: () => Promise<void>
}

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

/** What the program has done by the clock, to be done at once. */
function clockedJobs(): Clocked[] {
  const clocked: Clocked[] = []
  const nothing = () => {}
  const done = () => Promise.resolve()
  const every = (cron: string, job: string, run: Clocked['run']) => clocked.push({ cron, job, run })
  const others = { on: nothing, onMany: nothing, repeatedly: nothing, atStart: nothing, wake: nothing }
  scheduleJobs({ ...others, every, start: done, stop: done }, app.core, sharedDecoder())
  return clocked
}

// Which of them the clock strikes while tests run changes from hour to hour; here each is done, whatever the time.
test('whatever is done by the clock can be done twice, takes nothing away that is in use, and keeps counters true', async () => {
  const board = await makeBoard(ana, 'Kept')
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  await comment(ana, pin.id)
  await settled(app)
  const rows = async () => {
    const { rows: found } = await app.pool.query<{ counts: string }>(
      "select concat_ws(' ', (select count(*) from members), (select count(*) from boards), (select count(*) from pins), (select count(*) from comments)) as counts",
    )
    return found[0]?.counts
  }
  const before = await rows()
  const jobs = clockedJobs()
  expect(new Set(jobs.map(({ job }) => job)).size).toBe(jobs.length)
  for (const { job, run } of [...jobs, ...jobs]) await expect(run(), job).resolves.toBeUndefined()
  await settled(app)
  expect(await rows()).toBe(before)
  expect(await brokenPromises(app.pool)).toEqual({})
}, 120_000)
