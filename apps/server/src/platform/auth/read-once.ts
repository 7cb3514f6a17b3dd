import type { Id } from '../ids/ids.ts'
import type { Viewer } from './viewer.ts'

type Load<D, V> = (deps: D, viewer: Viewer, ids: readonly Id[]) => Promise<Map<Id, V>>

const requests = new WeakMap<Viewer, Viewer>()

/**
 * A member for the length of work that only reads, or of a write's facts before anything is written, so that what it has
 * read holds until it ends.
 */
export function asReader<V extends Viewer>(viewer: V): V {
  // Visitors never write: what they have read holds for their whole request.
  if (viewer.id === null || isReader(viewer)) return viewer
  const reader = { ...viewer }
  requests.set(reader, viewer)
  return reader
}

/** Whether what the viewer has read holds until their call ends. */
export const isReader = (viewer: Viewer): boolean => requests.has(viewer)

/** The viewer of the whole request that the call belongs to. */
export const requestOf = (viewer: Viewer): Viewer => requests.get(viewer) ?? viewer

/**
 * Reads each thing once in the request of a visitor, and once in a member's call that only reads: both ask for the same
 * member or board in many places, and change none of them. Members' writes read anew, since they may have changed it
 * meanwhile. `load` answers a map by id that lacks what there is not.
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
    if (viewer.id !== null && !isReader(viewer)) return load(deps, viewer, ids)
    const reads = read(deps, viewer, ids)
    const [first] = reads
    // Mostly nothing of it was asked for before, or all of it at once.
    if (first !== undefined && reads.length === 1) return chosen(await first, ids)
    const found = await Promise.all(reads)
    const wanted = new Map<Id, V>()
    for (const id of ids) {
      const value = found.find((each) => each.has(id))?.get(id)
      if (value !== undefined) wanted.set(id, value)
    }
    return wanted
  }
}

/** What was wanted of a map that may hold more. */
function chosen<V>(found: Map<Id, V>, ids: readonly Id[]): Map<Id, V> {
  const wanted = new Set(ids)
  if (found.size === wanted.size && ids.every((id) => found.has(id))) return found
  return new Map([...wanted].flatMap((id) => (found.has(id) ? [[id, found.get(id) as V]] : [])))
}
