import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import type { SmtpReceiver } from '../../apps/server/test/support/smtp-receiver.ts'
import type { Place } from './browser.ts'
import { count } from './counts.ts'
import { type RunningProgram, runProgram } from './running-program.ts'
import { tellPages } from './tell-pages.ts'
import { runOnTemplate, type Settings, workerBrowser, workerProgram } from './worker-parts.ts'

/** What the tests of one file play on. Its parts are there once the file's hooks have begun. */
export interface Stage extends Place {
  readonly program: Pick<RunningProgram, 'origin' | 'folder' | 'said'>
  readonly database: TestDatabase
}

/** The stage that all files of a worker play on, one after the other. */
export interface SharedStage extends Stage {
  /** Its mails, those for the members of other files among them. */
  readonly post: SmtpReceiver
}

type SettingsMaker = () => Settings | Promise<Settings>

/**
 * Without settings: the program and the browser that all test files of this worker share, so that every file brings
 * its own members, boards and words, and expects others beside them. With settings (from a function where something
 * else has to be started for them): a program of the file's own, empty, from its first test to its last.
 */
export function setStage(): SharedStage
export function setStage(settings: Settings | SettingsMaker): Stage
export function setStage(settings?: Settings | SettingsMaker): Stage {
  if (settings === undefined) return setUp(workerProgram, () => Promise.resolve())
  return setUp(async () => startOwn(typeof settings === 'function' ? await settings() : settings), endOwn)
}

/** A program with other settings, empty, for one test. */
export async function startBeside(settings: Settings): Promise<Place> {
  const [browser, own] = await Promise.all([workerBrowser(), startOwn(settings)])
  onTestFinished(() => endOwn(own))
  return { browser, origin: own.program.origin }
}

async function startOwn(settings: Settings) {
  const database = await createTestDatabase()
  return { database, program: await runOnTemplate(database, settings) }
}

async function endOwn({ program, database }: Awaited<ReturnType<typeof startOwn>>): Promise<void> {
  await program.remove()
  await database.drop()
}

/** A program of the file's own that the tests may kill and start again, with the PostgreSQL that comes with it. */
export function setStageToRestart(): Place & { readonly program: RunningProgram } {
  return setUp(
    async () => {
      count('program')
      return { program: await runProgram() }
    },
    ({ program }) => program.remove(),
  )
}

/** A stage for tests that look into the database, or change it. */
export function setStageOnDatabase(): SharedStage
export function setStageOnDatabase(settings: Settings): Stage
export function setStageOnDatabase(settings?: Settings): Stage {
  return settings === undefined ? setStage() : setStage(settings)
}

/** A stage for tests that read the program's mails. */
export const setStageWithPost = (): SharedStage => setStage()

/** Puts the parts on the stage before the first test of the file, and clears it after the last. */
function setUp<Parts extends { readonly program: RunningProgram }>(
  start: () => Promise<Parts>,
  end: (parts: Parts) => Promise<void>,
): Parts & Place {
  const stage = {}
  let parts: Parts | undefined
  beforeAll(async () => {
    const browser = await workerBrowser()
    parts = await start()
    Object.assign(stage, parts, { browser, origin: parts.program.origin })
  }, 300_000)
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? []
    // In its message: that is printed where all failures are, at the end of a run.
    if (error) error.message += `\n\n${await tellPages(await workerBrowser())}`
  })
  afterAll(async () => {
    const browser = await workerBrowser()
    // A test that failed has left its pages open, and pages go on working.
    await Promise.all(browser.contexts().map((context) => context.close()))
    if (parts) await end(parts)
  })
  return stage as Parts & Place
}
