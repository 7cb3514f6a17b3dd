import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors/app-error.ts'
import { type LoneWriter, writeAlone } from '../writing/writer.ts'
import { type IdempotencyClaim, withClaim } from './idempotency-context.ts'
import {
  deleteOldKeys,
  deleteUncommittedKey,
  findKey,
  insertKey,
  storeAnswer,
  takeCommittedKey,
} from './idempotency.queries.ts'

const ABANDONED_AFTER_MILLISECONDS = 60_000
const LONGEST_KEY = 200

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes a repeated write answer what the first one answered. */
export interface Idempotency {
  /**
   * Runs the work once per key and day. A repeat answers the stored answer; another request under the key throws
   * `key_reused`; a repeat while the first one runs throws `in_flight`. A failed work frees its key. Where the process died
   * after a commit, a repeat a minute later runs the work with those transactions answering what they did.
   *
   * With `readAnew` no answer is stored: a repeat runs it at once after the commit, with the transactions answering what
   * they did, so it answers what the first one wrote as that is now.
   */
  once<T>(claim: IdempotencyClaim, request: unknown, work: () => Promise<T>, readAnew?: () => Promise<T>): Promise<T>
  /** What the same request was answered under its key; undefined where it was not, or no answer is stored. */
  answered<T>(claim: IdempotencyClaim, request: unknown): Promise<T | undefined>
}

/** Idempotency kept in the database, so that it holds over all web processes. */
export function createIdempotency(deps: { db: Db; clock: Clock }): Idempotency {
  const writer = writeAlone(deps.db, 'keys are claimed before anything else happens')
  return {
    async once<T>(
      claim: IdempotencyClaim,
      request: unknown,
      work: () => Promise<T>,
      readAnew?: () => Promise<T>,
    ): Promise<T> {
      const key = storedKey(claim)
      const requestHash = hashOf(JSON.stringify(request))
      const now = deps.clock.now()
      const isFirst =
        (await insertKey(writer, { ...key, requestHash, now })) || (await takeOver(writer, key, requestHash, now))
      const kept = isFirst
        ? {}
        : readAnew
          ? null
          : await takeCommittedKey(writer, { ...key, requestHash, now, notAfter: diedBefore(now) })
      if (kept === null) return repeat<T>(deps.db, key, requestHash, readAnew)
      try {
        const answer = await withClaim(key, kept, work)
        if (readAnew === undefined) await storeAnswer(writer, key, answer)
        return answer
      } catch (error) {
        await freeKey(writer, key)
        throw error
      }
    },
    async answered<T>(claim: IdempotencyClaim, request: unknown): Promise<T | undefined> {
      const found = await findKey(deps.db, storedKey(claim))
      if (!found || found.requestHash !== hashOf(JSON.stringify(request)) || found.answer === null) return undefined
      return found.answer as T
    },
  }
}

const storedKey = ({ memberId, key }: IdempotencyClaim): IdempotencyClaim => ({
  memberId,
  key: key.length > LONGEST_KEY ? hashOf(key) : key,
})

const FIRST_PAUSE_MILLISECONDS = 250
/** The last one comes well before anybody else may take the key over. */
const LATER_TRIES = 7

/** Frees the key of a work that failed. Where the database is away, which may be why, it is tried again beside the answer. */
async function freeKey(writer: LoneWriter, key: IdempotencyClaim): Promise<void> {
  const free = () =>
    deleteUncommittedKey(writer, key).then(
      () => true,
      () => false,
    )
  if (!(await free())) void freeLater(free)
}

async function freeLater(free: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < LATER_TRIES; tries += 1) {
    await pause(FIRST_PAUSE_MILLISECONDS * 2 ** tries, undefined, { ref: false })
    if (await free()) return
  }
}

const diedBefore = (now: Date) => new Date(now.getTime() - ABANDONED_AFTER_MILLISECONDS)

/** A claim of a process that died before it wrote anything is free again after a minute. */
async function takeOver(writer: LoneWriter, key: IdempotencyClaim, requestHash: string, now: Date): Promise<boolean> {
  await deleteUncommittedKey(writer, { ...key, notAfter: diedBefore(now) })
  return insertKey(writer, { ...key, requestHash, now })
}

async function repeat<T>(
  db: Db,
  key: IdempotencyClaim,
  requestHash: string,
  readAnew: (() => Promise<T>) | undefined,
): Promise<T> {
  const found = await findKey(db, key)
  if (!found) throw new AppError('in_flight')
  if (found.requestHash !== requestHash) throw new AppError('key_reused')
  if (readAnew && found.answer === null && found.results !== null) return withClaim(key, found.results, readAnew)
  if (found.answer === null) throw new AppError('in_flight')
  return found.answer as T
}

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/** Forgets keys older than a day. */
export async function sweepIdempotency(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteOldKeys(
    writeAlone(deps.db, 'old keys are swept'),
    new Date(deps.clock.now().getTime() - KEPT_MILLISECONDS),
  )
}
