import { createHash, randomInt } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** When the time in ids begins, in milliseconds since 1970. */
export const EPOCH = Date.UTC(2026, 0, 1)
const BUCKET_BITS = 12n
const COUNTER_BITS = 10n
const BUCKETS = 1 << 12
/** How many ids a bucket can have of one millisecond. */
export const COUNTERS = 1 << 10

/** A decimal string of a 63-bit integer: 41 bits of milliseconds since 2026, 12 of bucket, 10 of counter. */
export type Id = string

/**
 * Ids that nothing has. A look-up that found nothing goes on with them, so that a refusal of what is missing costs what a
 * refusal of what is hidden costs: the time it takes says nothing.
 */
export const NO_ID: Id = '0'
export const OTHER_NO_ID: Id = '1'

/** Beyond every id, so that the first page of a list has the statement of the others. */
export const LAST_ID: Id = String(2n ** 63n - 1n)

/** Makes ids that grow with time, never backwards within a process. */
export interface IdSource {
  /** The next id in the bucket. Two processes can collide; the primary key is the arbiter and the writer retries. */
  next(bucket: number): Id
}

/** An id source on the given clock. */
export function createIdSource(clock: Clock): IdSource {
  let lastMillisecond = 0
  let counter = 0
  return {
    next(bucket) {
      const now = clock.now().getTime() - EPOCH
      if (now > lastMillisecond) {
        lastMillisecond = now
        // Begins at random, since two processes may make ids in one millisecond; in the lower half, so that enough are
        // left.
        counter = randomInt(COUNTERS / 2)
      } else if (counter === COUNTERS - 1) {
        // The counter is used up, also where the clock went back: borrow the next millisecond.
        lastMillisecond += 1
        counter = 0
      } else counter += 1
      return composeId(lastMillisecond, bucket, counter)
    },
  }
}

/** The id of a bucket at a millisecond since 2026, with its counter. */
export const composeId = (milliseconds: number, bucket: number, counter: number): Id =>
  compose(BigInt(milliseconds), BigInt(bucket), BigInt(counter)).toString()

const compose = (milliseconds: bigint, bucket: bigint, counter: bigint) =>
  (milliseconds << (BUCKET_BITS + COUNTER_BITS)) | (bucket << COUNTER_BITS) | counter

/** The bucket an id carries: 0 to 4095. */
export const bucketOf = (id: Id): number => Number((BigInt(id) >> COUNTER_BITS) & BigInt(BUCKETS - 1))

/** When an id was made, in milliseconds since 1970. */
export const timeOf = (id: Id): number => Number(BigInt(id) >> (BUCKET_BITS + COUNTER_BITS)) + EPOCH

/** An id that none made at the moment or later is smaller than. */
export const firstIdAt = (moment: Date): Id => compose(BigInt(Math.max(0, moment.getTime() - EPOCH)), 0n, 0n).toString()

/** The id of the same bucket and counter that many milliseconds later; earlier where they are fewer than none. */
export const idLater = (id: Id, milliseconds: number): Id =>
  (BigInt(id) + (BigInt(milliseconds) << (BUCKET_BITS + COUNTER_BITS))).toString()

const COUNTER_MASK = BigInt(COUNTERS - 1)

/** Where an id stands among all that its bucket can have: 0 at the beginning of 2026, and each the next whole number. */
export const slotOf = (id: Id): bigint =>
  ((BigInt(id) >> (BUCKET_BITS + COUNTER_BITS)) << COUNTER_BITS) | (BigInt(id) & COUNTER_MASK)

/** The id of the bucket that stands there. */
export const idAtSlot = (bucket: number, slot: bigint): Id =>
  compose(slot >> COUNTER_BITS, BigInt(bucket), slot & COUNTER_MASK).toString()

/** A bucket for a new member or conversation. */
export const drawBucket = (): number => randomInt(BUCKETS)

/** The bucket of a look-up table's row: the first 12 bits of the key's SHA-256. */
export const bucketOfKey = (key: string): number => createHash('sha256').update(key).digest().readUInt16BE(0) >> 4

/** The bucket of a picture's signature: its first 12 bits. */
export const bucketOfSignature = (signature: string): number => Number.parseInt(signature.slice(0, 3), 16)

/** Orders ids by their number; text order would put '10' before '9'. */
export const compareIds = (a: Id, b: Id): number =>
  a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length
