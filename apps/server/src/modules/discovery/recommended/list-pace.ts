import type { MemberId } from '@pinfold/contract'
import { LRUCache } from 'lru-cache'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Between two lists of a member that are made as they save. */
const PAUSE = 15 * SECOND
/** So many lists in an hour follow saves at once: after that one more save changes little in a taste that is known. */
const MOST_AT_ONCE = 4
const LATER = 5 * MINUTE
const MOST_KNOWN = 10_000

/** When lists of members are made; known to this process alone, since a list more does no harm. */
export function createListPace() {
  const triedLately = new LRUCache<MemberId, true>({ max: MOST_KNOWN, ttl: PAUSE })
  const tries = new LRUCache<MemberId, number>({ max: MOST_KNOWN, ttl: 60 * MINUTE })
  const isKnown = (id: MemberId) => (tries.get(id) ?? 0) >= MOST_AT_ONCE
  return {
    /** Whether a member's list may be made as they save. */
    mayMakeNow: (id: MemberId): boolean => !triedLately.has(id) && !isKnown(id),
    /** Notes that it was made, or tried. */
    noteTry(id: MemberId): void {
      triedLately.set(id, true)
      // The hour begins with the first of them.
      tries.set(id, (tries.get(id) ?? 0) + 1, { noUpdateTTL: true })
    },
    /** From when on the list is due that was not made now; many saves agree on one time, so that none puts it off. */
    dueAt: (id: MemberId, now: Date): Date =>
      isKnown(id) ? new Date(Math.ceil((now.getTime() + 1) / LATER) * LATER) : now,
  }
}
