import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { type SmtpReceiver, startSmtpReceiver } from '../../apps/server/test/support/smtp-receiver.ts'
import { workerEndings } from '../../scripts/testing/worker-endings.ts'
import { launchBrowser } from './browser.ts'
import { count } from './counts.ts'
import { type RunningProgram, runProgram } from './running-program.ts'

/** Settings as the program's environment holds them. */
export type Settings = Readonly<Record<string, string>>

// Kept over runs, so that a program reads compiled sources from its first start on.
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/compiled')

/** A program, and what belongs to it. */
export interface SharedProgram {
  readonly program: RunningProgram
  readonly database: TestDatabase
  readonly post: SmtpReceiver
}

/** Makes something once in this worker, and remembers it for all of its test files. */
function oncePerWorker<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The browser of this worker. */
export const workerBrowser = oncePerWorker(async (): Promise<Browser> => {
  // What browser and programs leave behind goes with the run.
  process.env['TMPDIR'] = inject('runFolder')
  const browser = await launchBrowser()
  workerEndings().push(() => browser.close())
  return browser
})

/** The program of this worker: its mail and its database are within reach of the tests. */
export const workerProgram = oncePerWorker(async (): Promise<SharedProgram> => {
  const [database, post] = await Promise.all([createTestDatabase(), startSmtpReceiver()])
  workerEndings().push(() => post.stop())
  const program = await runOnTemplate(database, { SMTP_URL: post.url, MAIL_FROM: 'pins@example.org' })
  workerEndings().push(() => program.remove())
  return { program, database, post }
})

/** Starts a program on a copy of the run's migrated database. */
export function runOnTemplate({ url }: TestDatabase, settings: Settings = {}): Promise<RunningProgram> {
  count('program')
  return runProgram({
    settings: { DATABASE_URL: url, NODE_COMPILE_CACHE: compileCache, ...settings },
    script: 'e2e/support/start-built.ts',
  })
}
