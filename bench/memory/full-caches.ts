import { setTimeout as pause } from 'node:timers/promises'
import { loadCases } from '../cases/cases.ts'
import { samplePins } from '../cases/samples.queries.ts'
import type { SignedIn } from '../cases/sessions.ts'
import type { OpenDataset } from '../dataset/open-dataset.ts'
import type { WireRequest } from '../load/wire-request.ts'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { pidsBelow } from '../program/cpu-time.ts'
import { heldMemory } from '../program/memory.ts'
import { startProgram } from '../program/start-program.ts'

/** The option that asks for this. */
export const MEMORY = 'memory'

const WEB_PROCESSES = 2
/** At a time: more would measure what waits. */
const AT_A_TIME = 16
/** More than a process keeps, in each of them. */
const CLOSEUPS = 60_000
const LOOKS = 15_000
const REST_MILLISECONDS = 30_000

/** What reads fill the caches with, beside closeups. */
const read = new Set(['board-feed', 'profile-boards', 'home-feed', 'search', 'board-html', 'profile-html'])

interface MemoryDeps {
  readonly dataset: OpenDataset
  readonly db: Db
  readonly signedIn: readonly SignedIn[]
  log(line: string): void
}

/** Asks a program of several processes for more than it keeps, and tells what they hold before and after. */
export async function measureMemory({ dataset, db, signedIn, log }: MemoryDeps): Promise<void> {
  const program = await startProgram(dataset, { WEB_PROCESSES: String(WEB_PROCESSES) })
  const tell = (when: string) => log(`memory ${when}: ${largestOf(program.pid)}, the largest processes first`)
  try {
    tell('at start')
    const [closeup] = loadCases.filter(({ name }) => name === 'closeup')
    const requests: WireRequest[] = []
    const one = await closeup?.requests({ db, signedIn })
    const like = one?.[0]
    const pins = await samplePins(db, CLOSEUPS)
    if (like)
      requests.push(
        ...pins.map(({ id }) => ({ ...like, path: like.path.replace(/%22id%22%3A%22\d+/, `%22id%22%3A%22${id}`) })),
      )
    for (const each of loadCases.filter(({ name }) => read.has(name)))
      requests.push(...(await each.requests({ db, signedIn })).slice(0, LOOKS))
    const failed = await askAll(program.origin, requests)
    tell(`after ${requests.length} different requests, ${failed} of them failed`)
    // What the last requests left behind is cleared away, and given back to the machine.
    await pause(REST_MILLISECONDS)
    tell('at rest, with full caches')
  } finally {
    await program.stop()
  }
}

/** What the largest processes of the program hold, each with its part of what they share. */
const largestOf = (root: number) =>
  pidsBelow(root)
    .flatMap((pid) => heldMemory(pid) ?? [])
    .toSorted((one, other) => other.resident - one.resident)
    .slice(0, WEB_PROCESSES + 2)
    .map(({ resident, proportional }) => `${Math.round(resident)} MB (${Math.round(proportional)} as its part)`)
    .join(', ')

/** Asks for all of them, in their order; answers how many were no success. */
async function askAll(origin: string, requests: readonly WireRequest[]): Promise<number> {
  let next = 0
  let failed = 0
  const ask = async () => {
    for (let request = requests[next]; request !== undefined; request = requests[next]) {
      next += 1
      const response = await fetch(`${origin}${request.path}`, { method: request.method, headers: request.headers })
      await response.arrayBuffer()
      if (response.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, ask))
  return failed
}
