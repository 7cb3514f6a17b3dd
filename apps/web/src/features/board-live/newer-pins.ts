import { putBack } from '../../entities/board/place/list-changes.ts'

interface WithId {
  readonly id: string
}

/** What a list shows, and whether it goes on beyond that. */
interface Shown<R> {
  readonly rows: readonly R[]
  readonly hasMore: boolean
}

/** The beginning of the same list as it is now. */
interface Fresh<R> {
  readonly rows: readonly R[]
  /** Whether that is all of it. */
  readonly isWhole: boolean
}

/** How a list becomes what it is now without moving what is being read. */
export interface Comparison<R> {
  /** What shows at once: what changed, stands elsewhere, or comes behind all else; what is gone is still in its place. */
  readonly rows: readonly R[]
  readonly goneIds: readonly string[]
  /** What would stand between or before it. */
  readonly newIds: readonly string[]
}

/** Compares what shows with what is there now, as far as that was read. */
export function comparePins<R extends WithId>(shown: Shown<R>, fresh: Fresh<R>): Comparison<R> {
  const known = new Set(shown.rows.map(({ id }) => id))
  const there = new Set(fresh.rows.map(({ id }) => id))
  // Beyond the last row that is on both, what shows may have moved beyond what was read.
  const lastShared = shown.rows.findLastIndex(({ id }) => there.has(id))
  const beyond = fresh.isWhole ? [] : shown.rows.slice(lastShared + 1)
  const lastKnown = fresh.rows.findLastIndex(({ id }) => known.has(id))
  // Behind the last row that shows, rows are new only where the list was at its end; else they are its next page.
  const behind = shown.hasMore ? [] : fresh.rows.slice(lastKnown + 1)
  const isNoneKnown = lastKnown < 0
  const newer = isNoneKnown ? fresh.rows : fresh.rows.slice(0, lastKnown).filter(({ id }) => !known.has(id))
  const read = fresh.isWhole ? shown.rows : shown.rows.slice(0, lastShared + 1)
  const goneIds = read.map(({ id }) => id).filter((id) => !there.has(id))
  const kept = [...fresh.rows.filter(({ id }) => known.has(id)), ...(isNoneKnown ? [] : behind), ...beyond]
  return { rows: putBack(kept, shown.rows, goneIds), goneIds, newIds: newer.map(({ id }) => id) }
}

/** How many of the new ones still wait, now that these rows show. */
export function countWaiting(newIds: readonly string[], rows: readonly WithId[]): number {
  if (newIds.length === 0) return 0
  const shown = new Set(rows.map(({ id }) => id))
  return newIds.filter((id) => !shown.has(id)).length
}
