import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors/app-error.ts'
import { writeAlone, type Writer } from '../writing/writer.ts'
import {
  deleteWindowsBefore,
  findWindow,
  giveBackTry,
  giveBackUnits,
  upsertTry,
  upsertUnitsAlone,
  upsertUnitsWithin,
} from './rate-limit.queries.ts'

interface Limit {
  tries: number
  windowMilliseconds: number
}

/** What was taken: how to give it back, and what is left of the window. */
interface TakenUnits {
  readonly giveBack: () => Promise<void>
  readonly left: number
  readonly secondsLeft: number
}

/** Where too little was left: how many seconds the window still lasts. */
export type Taken = TakenUnits | { readonly secondsLeft: number }

/** Counts tries over all web processes. */
export interface RateLimit {
  /** Takes one try; throws `throttled` where none is left in the window. */
  take(key: string, limit: Limit): Promise<void>
  /**
   * Takes several at once, or none where too few are left; more than the whole limit takes all of it. Within a
   * transaction, what is taken is taken only if that commits.
   */
  takeUnits(key: string, limit: Limit, units: number, within?: Writer): Promise<Taken>
  /** A try that turned out well does not count. */
  giveBack(key: string): Promise<void>
  /** Forgets windows older than a day. */
  sweep(): Promise<void>
}

/** A rate limit in the database, on the given clock. */
export function createRateLimit(deps: { db: Db; clock: Clock }): RateLimit {
  const writer = writeAlone(deps.db, 'tries are counted whoever makes them')
  const hashed = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)
  return {
    async take(key, limit) {
      const now = deps.clock.now()
      const oldest = new Date(now.getTime() - limit.windowMilliseconds)
      const { tries, startedAt } = await upsertTry(writer, { key: hashed(key), now, oldest })
      if (tries <= limit.tries) return
      throw new AppError('throttled', { retryAfterSeconds: secondsLeft(startedAt, limit, now) })
    },
    async takeUnits(name, limit, wanted, within) {
      const key = hashed(name)
      const now = deps.clock.now()
      const oldest = new Date(now.getTime() - limit.windowMilliseconds)
      const units = Math.min(wanted, limit.tries)
      const taking = { key, units, most: limit.tries, now, oldest }
      const [taken] = within ? await upsertUnitsWithin(within, taking) : await upsertUnitsAlone(writer, taking)
      if (taken) {
        const { startedAt, tries } = taken
        return {
          giveBack: () => giveBackUnits(writer, { key, units, startedAt }),
          left: Math.max(limit.tries - tries, 0),
          secondsLeft: secondsLeft(startedAt, limit, now),
        }
      }
      const window = await findWindow(within ?? deps.db, key)
      return { secondsLeft: secondsLeft(window?.startedAt ?? now, limit, now) }
    },
    giveBack: (key) => giveBackTry(writer, hashed(key)),
    sweep: () => deleteWindowsBefore(writer, new Date(deps.clock.now().getTime() - 86_400_000)),
  }
}

const secondsLeft = (startedAt: Date, limit: Limit, now: Date) =>
  Math.max(Math.ceil((startedAt.getTime() + limit.windowMilliseconds - now.getTime()) / 1000), 1)

/** What counts as one address: an IPv4 address, or the /64 of an IPv6 one, since a household owns that whole. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::')
    ? Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0')
    : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
