import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../../apps/server/test/support/smtp-receiver.ts'
import { launchBrowser, type Place } from './browser.ts'
import { type RunningProgram, runProgram } from './running-program.ts'

/** What the tests of one file play on. Its parts are there once the file's hooks have begun. */
export interface Stage extends Place {
  readonly program: RunningProgram
}

type Settings = Readonly<Record<string, string>>
type SettingsMaker = () => Settings | Promise<Settings>

/**
 * Starts the program and a browser before the first test of the file that calls it, and ends them after its last.
 * Settings that something else has to be started for come from a function.
 */
export function setStage(settings: Settings | SettingsMaker = {}): Stage {
  const parts: { program?: RunningProgram; browser?: Browser } = {}
  beforeAll(async () => {
    parts.program = await runProgram({ settings: typeof settings === 'function' ? await settings() : settings })
    parts.browser = await launchBrowser()
  }, 300_000)
  afterAll(async () => {
    await parts.browser?.close()
    await parts.program?.remove()
  })
  const part = <Name extends keyof typeof parts>(name: Name) => {
    const found = parts[name]
    if (!found) throw new Error(`there is no ${name} yet`)
    return found
  }
  return {
    get program() {
      return part('program')
    },
    get browser() {
      return part('browser')
    },
    get origin() {
      return part('program').origin
    },
  }
}

/** A stage whose program runs on a database that the tests may look into and change. */
export function setStageOnDatabase(settings: Settings = {}): Stage & { readonly database: TestDatabase } {
  let database: TestDatabase
  afterAll(() => database?.drop())
  const stage = setStage(async () => {
    database = await createTestDatabase()
    return { DATABASE_URL: database.url, ...settings }
  })
  return Object.defineProperty(stage, 'database', { get: () => database }) as typeof stage & { database: TestDatabase }
}

/** A stage whose program sends its mail to where the tests can read it. */
export function setStageWithPost(): Stage & { readonly post: SmtpReceiver } {
  let post: SmtpReceiver
  afterAll(() => post?.stop())
  const stage = setStage(async () => {
    post = await startSmtpReceiver()
    return { SMTP_URL: post.url, MAIL_FROM: 'pins@example.org' }
  })
  return Object.defineProperty(stage, 'post', { get: () => post }) as typeof stage & { post: SmtpReceiver }
}
