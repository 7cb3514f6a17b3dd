import type { Id } from '../ids/ids.ts'
import type { Viewer } from './viewer.ts'

type Load<D, V> = (deps: D, viewer: Viewer, ids: readonly Id[]) => Promise<Map<Id, V>>

/**
 * Reads each thing once in the request of somebody who is not signed in: a page asks for the same member or board in
 * many places, and visitors change none of them. Members' requests read anew, since they may have written meanwhile.
 * `load` answers a map by id that lacks what there is not.
 */
export function readOnce<D, V>(load: Load<D, V>): Load<D, V> {
  // A viewer object lives for one request.
  const readOfRequest = new WeakMap<Viewer, Map<Id, Promise<Map<Id, V>>>>()

  function read(deps: D, viewer: Viewer, ids: readonly Id[]): Promise<Map<Id, V>>[] {
    const reads = readOfRequest.get(viewer) ?? new Map<Id, Promise<Map<Id, V>>>()
    readOfRequest.set(viewer, reads)
    const missing = [...new Set(ids)].filter((id) => !reads.has(id))
    if (missing.length > 0) {
      const reading = load(deps, viewer, missing)
      for (const id of missing) reads.set(id, reading)
      // What failed may be asked for again.
      reading.catch(() => missing.forEach((id) => reads.delete(id)))
    }
    return [...new Set(ids.map((id) => reads.get(id)))].filter((each) => each !== undefined)
  }

  return async (deps, viewer, ids) => {
    if (viewer.id !== null) return load(deps, viewer, ids)
    const found = await Promise.all(read(deps, viewer, ids))
    const wanted = new Map<Id, V>()
    for (const id of ids) {
      const value = found.find((each) => each.has(id))?.get(id)
      if (value !== undefined) wanted.set(id, value)
    }
    return wanted
  }
}
