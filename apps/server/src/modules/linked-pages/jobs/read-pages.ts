import { setTimeout as pause } from 'node:timers/promises'
import type { Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findLinkedPages } from '../linked-pages.queries.ts'
import { findDuePages, findRead, postponeRead } from '../reads.queries.ts'
import type { PageReader } from '../page-reader.ts'
import { storeRead } from '../store-read.ts'

/** What reading pages needs. */
export type PageReadingDeps = WriteDeps & {
  readonly rateLimit: RateLimit
  readonly pageReader: PageReader
}

/** CN-05: a site is asked at most once in so many milliseconds, by all processes together. */
const HOST_MILLISECONDS = 10_000
/** A page that was begun is due again after so long, should nobody end it. */
const PATIENCE_MILLISECONDS = 5 * 60_000
const SITES_AT_ONCE = 4
const SITES_A_ROUND = 60

/** Reads a page where it is due and its site may be asked now; else it is put off. */
export async function readPage(deps: PageReadingDeps, pageId: Id): Promise<void> {
  const [[page], read] = await Promise.all([findLinkedPages(deps.db, [pageId]), findRead(deps.db, pageId)])
  const now = deps.clock.now()
  if (page === undefined || read === undefined || read.dueAt > now) return
  const writer = writeAlone(deps.db, 'when a page is read is decided here')
  const limit = { tries: 1, windowMilliseconds: HOST_MILLISECONDS }
  const turn = await deps.rateLimit.takeUnits(`linked host ${read.host}`, limit, 1)
  const isTurn = 'giveBack' in turn
  const wait = isTurn ? PATIENCE_MILLISECONDS : turn.secondsLeft * 1000
  await postponeRead(writer, pageId, new Date(now.getTime() + wait))
  if (isTurn) await storeRead(deps, pageId, await deps.pageReader.read(page.address, read))
}

/**
 * Reads the pages that are due, of each site the one that most pins lead to. Where a site has more of them, it is asked
 * again after its time, in so many rounds; the rest waits for the next call.
 */
export async function readDuePages(deps: PageReadingDeps, rounds = 5): Promise<void> {
  for (let round = 1; ; round += 1) {
    const due = await findDuePages(deps.db, deps.clock.now(), SITES_A_ROUND)
    const failures = await readSome(deps, due)
    if (failures.length > 0) throw new AggregateError(failures, 'some linked pages could not be read')
    if (due.length === 0 || round === rounds) return
    await pause(HOST_MILLISECONDS)
  }
}

/** Sites do not wait for each other. Answers what went wrong here, not at the sites. */
async function readSome(deps: PageReadingDeps, pageIds: readonly Id[]): Promise<unknown[]> {
  const failures: unknown[] = []
  const waiting = [...pageIds]
  const lane = async () => {
    for (let pageId = waiting.shift(); pageId !== undefined; pageId = waiting.shift())
      await readPage(deps, pageId).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, lane))
  return failures
}
