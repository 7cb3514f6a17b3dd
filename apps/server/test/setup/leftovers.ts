import { limits } from '@pinfold/contract'
// Sets a variable of the environment where it is loaded, and so not in the middle of a file.
import 'sharp'
import { afterAll, expect, vi } from 'vitest'
import { sharedDecoder } from '../support/shared-decoder.ts'
import { openDatabases } from './test-database.ts'

// The files of a worker share its process. What one of them leaves there would fail another, which did nothing wrong: so
// each file is asked at its end, and told by name. One that must change its process is called `*.alone.test.ts`.

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection']

/** What a file finds, and has to leave as it was. */
const stateNow = () => ({
  environment: { ...process.env },
  folder: process.cwd(),
  listeners: signals.map((name) => `${name}: ${process.listenerCount(name)}`),
  limits: structuredClone(limits),
  globals: [Date, fetch, setTimeout, setInterval, Math.random],
})

const running = (kind: string) => process.getActiveResourcesInfo().filter((name) => name === kind).length

/** Servers that listen and processes that run, but for the decoder that files share. */
const openNow = () => ({
  databases: [...openDatabases],
  servers: running('TCPServerWrap'),
  processes: running('ProcessWrap') - sharedDecoder().processIds().filter(isAlive).length,
})

/** The decoder names a process that it killed until the next picture comes. */
function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

const before = stateNow()
const openBefore = openNow()

const expectStopped = () => expect(openNow(), 'the file stops what it started').toEqual(openBefore)
const expectUnchanged = () => expect(stateNow(), 'the file leaves its process as it found it').toEqual(before)

afterAll(async () => {
  await vi.waitFor(expectStopped, { timeout: 10_000 })
  expectUnchanged()
}, 15_000)
