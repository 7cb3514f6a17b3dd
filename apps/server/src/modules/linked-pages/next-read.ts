import type { Id } from '../../platform/ids/ids.ts'
import type { StoredFacts } from './stored-facts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** CN-05: a link is broken that failed so often, over so long. */
const BROKEN_AFTER = { failures: 3, milliseconds: 7 * DAY }
const RETRY = BROKEN_AFTER.milliseconds / 2
const MONTH = 30 * DAY
/** Readings are spread over the last part of the time between them, each page at a place of its own. */
const SPREAD = 0.1

/** When a page that was read is read again: products by the next day, the rest by the next month. */
export function nextReadAt(now: Date, pageId: Id, facts: StoredFacts | null): Date {
  const whole = facts?.kind === 'product' ? DAY : MONTH
  const place = Number(BigInt(pageId) % 1000n) / 1000
  return new Date(now.getTime() + Math.round(whole * (1 - SPREAD * place)))
}

interface Failing {
  readonly failures: number
  readonly failingSince: Date | null
}

/** What follows from one more failure. */
export function afterFailure(now: Date, { failures, failingSince }: Failing) {
  const since = failingSince ?? now
  const count = failures + 1
  const isBroken = count >= BROKEN_AFTER.failures && now.getTime() - since.getTime() >= BROKEN_AFTER.milliseconds
  const wait = count === 1 ? HOUR : isBroken ? BROKEN_AFTER.milliseconds : RETRY
  return { failures: count, failingSince: since, isBroken, dueAt: new Date(now.getTime() + wait) }
}
