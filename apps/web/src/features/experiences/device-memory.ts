import type { Experience } from '@pinfold/contract'

const KEY = 'experiences.seen'
/** Those of long ago are over, so they need not be remembered. */
const MOST_REMEMBERED = 40
const A_DAY = 24 * 60 * 60 * 1000

type StorageOf = () => Pick<Storage, 'getItem' | 'setItem'>

/** What was done with one in this browser: how often it was seen and when last, in milliseconds; and that it ended. */
interface Seen {
  readonly times: number
  readonly at: number
  readonly isOver: boolean
}

const isSeen = (value: unknown): value is Seen => {
  const { times, at, isOver } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>
  return typeof times === 'number' && typeof at === 'number' && typeof isOver === 'boolean'
}

function readAll(storage: StorageOf): [id: string, seen: Seen][] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    return Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      (entry): entry is [string, Seen] => isSeen(entry[1]),
    )
  } catch {
    // A browser may refuse to keep anything.
    return []
  }
}

const nothing: Seen = { times: 0, at: 0, isOver: false }
const seenOf = (storage: StorageOf, id: string) => readAll(storage).find(([other]) => other === id)?.[1] ?? nothing

function keep(storage: StorageOf, id: string, seen: Seen): void {
  const all = [...readAll(storage).filter(([other]) => other !== id), [id, seen] as const]
  const newest = all.toSorted(([, one], [, other]) => one.at - other.at).slice(-MOST_REMEMBERED)
  try {
    storage().setItem(KEY, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Then it comes back with the next page, which does no harm.
  }
}

/** Of visitors nothing is kept but here: whether a message may show once more in this browser. */
export function mayShowHere(
  storage: StorageOf,
  { experience_id: id, most_times: most = 0, days_between: days = 0 }: Experience,
  now: number,
): boolean {
  const { times, at, isOver } = seenOf(storage, id)
  if (isOver || (most > 0 && times >= most)) return false
  return times === 0 || now - at >= days * A_DAY
}

/** It was seen in this browser. */
export function noteSeenHere(storage: StorageOf, id: string, now: number): void {
  const seen = seenOf(storage, id)
  keep(storage, id, { ...seen, times: seen.times + 1, at: now })
}

/** It does not come back in this browser. */
export const noteOverHere = (storage: StorageOf, id: string, now: number): void =>
  keep(storage, id, { ...seenOf(storage, id), at: now, isOver: true })
