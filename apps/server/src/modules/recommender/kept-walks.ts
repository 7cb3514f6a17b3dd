import { LRUCache } from 'lru-cache'
import { pictureNumber, type SaveGraph } from './save-graph.ts'

const MOST_KEPT = 2000
const KEPT_MILLISECONDS = 60 * 60 * 1000
/** A walk is made anew once the saves near its picture are more, or fewer, by this share. */
const CHANGED = 0.02

/** Pictures by their numbers in one graph, and beside each how much of a walk went there. */
export interface Walked {
  readonly pictures: Uint32Array
  readonly scores: Float64Array
}

interface KeptWalk extends Walked {
  readonly graph: WeakRef<SaveGraph>
  readonly saves: number
  readonly near: number
  readonly ids: BigUint64Array
}

/** Walks that were made, by their picture. */
export interface KeptWalks {
  /** What a walk from the picture found, in this graph's numbers; undefined where none is kept that still holds. */
  get(graph: SaveGraph, picture: number): Walked | undefined
  set(graph: SaveGraph, picture: number, walked: Walked): void
}

/**
 * Keeps walks for an hour, also while graphs follow each other, and until the graph near their picture changes. What a newer
 * graph does not have is in no answer any more. `perf` tells milliseconds.
 */
export function keepWalks(most = MOST_KEPT, perf: { now(): number } = performance): KeptWalks {
  const walks = new LRUCache<bigint, KeptWalk>({ max: most, ttl: KEPT_MILLISECONDS, ttlResolution: 0, perf })
  const idOf = (graph: SaveGraph, picture: number) => graph.pictureIds[picture] ?? 0n
  return {
    get(graph, picture) {
      const id = idOf(graph, picture)
      const kept = walks.get(id)
      if (kept === undefined) return undefined
      if (kept.graph.deref() === graph) return kept
      const { saves, near } = countNear(graph, picture)
      if (saves !== kept.saves || Math.abs(near - kept.near) > CHANGED * kept.near) return undefined
      const renumbered = { ...kept, ...renumber(graph, kept), graph: new WeakRef(graph) }
      // Its hour goes on.
      walks.set(id, renumbered, { noUpdateTTL: true })
      return renumbered
    },
    set(graph, picture, { pictures, scores }) {
      const ids = BigUint64Array.from(pictures, (each) => idOf(graph, each))
      const kept = { graph: new WeakRef(graph), ...countNear(graph, picture), pictures, scores, ids }
      walks.set(idOf(graph, picture), kept)
    },
  }
}

/** A picture's saves, and all saves on the boards that it is on. */
function countNear({ pictureStarts, pictureBoards, boardStarts }: SaveGraph, picture: number) {
  const [first, end] = [pictureStarts[picture] ?? 0, pictureStarts[picture + 1] ?? 0]
  let near = 0
  for (let at = first; at < end; at += 1) {
    const board = pictureBoards[at] ?? 0
    near += (boardStarts[board + 1] ?? 0) - (boardStarts[board] ?? 0)
  }
  return { saves: end - first, near }
}

/** The same walk in the numbers of another graph, without what that does not have. */
function renumber(graph: SaveGraph, { pictures, scores, ids }: KeptWalk) {
  const now = Int32Array.from(ids, (id, at) => numberNow(graph, id, pictures[at] ?? 0))
  const isThere = (_: unknown, at: number) => now[at] !== -1
  return { pictures: Uint32Array.from(now.filter(isThere)), scores: scores.filter(isThere), ids: ids.filter(isThere) }
}

/** Most pictures have the number that they had, since new ones come behind them; -1 for one that is gone. */
const numberNow = (graph: SaveGraph, id: bigint, before: number): number =>
  graph.pictureIds[before] === id ? before : pictureNumber(graph, id)
