const KEY = 'announcements.closed'
/** Those of long ago are over, so they need not be remembered. */
const MOST_REMEMBERED = 20

type StorageOf = () => Pick<Storage, 'getItem' | 'setItem'>

function readClosed(storage: StorageOf): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    // A browser may refuse to keep anything.
    return []
  }
}

/** Whether the announcement was put away in this browser. */
export const isPutAway = (storage: StorageOf, id: string): boolean => readClosed(storage).includes(id)

/** It does not come back in this browser. */
export function putAway(storage: StorageOf, id: string): void {
  const closed = [...readClosed(storage).filter((other) => other !== id), id].slice(-MOST_REMEMBERED)
  try {
    storage().setItem(KEY, JSON.stringify(closed))
  } catch {
    // Then it comes back with the next page, which does no harm.
  }
}
