import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/db/db.ts'
import { isHeldFilm } from './pins-of-picture.queries.ts'

/** A hold is late by so much at most. */
const KEPT_MILLISECONDS = 1000
const MOST_FILMS = 10_000

/**
 * Whether a film is held, asked once for the many parts that a player wants at a time. Only that it is not is kept, and from the moment
 * of asking on.
 */
export function createHeldFilms(
  db: Db,
  ask: (db: Db, contentHash: string) => Promise<boolean> = isHeldFilm,
): (contentHash: string) => Promise<boolean> {
  const asked = new LRUCache<string, Promise<boolean>>({
    max: MOST_FILMS,
    ttl: KEPT_MILLISECONDS,
    ttlResolution: 0,
    // Looked up at each call, so that tests can set it.
    perf: { now: () => performance.now() },
  })
  return (contentHash) => {
    const kept = asked.get(contentHash)
    if (kept) return kept
    const answer = ask(db, contentHash)
    asked.set(contentHash, answer)
    const forget = () => {
      if (asked.peek(contentHash) === answer) asked.delete(contentHash)
    }
    answer.then((isHeld) => isHeld && forget(), forget)
    return answer
  }
}
