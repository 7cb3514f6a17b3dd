import { LRUCache } from 'lru-cache'
import type { ScoredPicture } from './best-scored.ts'
import { pictureNumber, type SaveGraph } from './save-graph.ts'

const MOST_KEPT = 2000
const KEPT_MILLISECONDS = 60 * 60 * 1000
/** A walk is made anew once the saves near its picture are more, or fewer, by this share. */
const CHANGED = 0.02

interface KeptWalk {
  readonly graph: WeakRef<SaveGraph>
  readonly saves: number
  readonly near: number
  readonly ids: BigUint64Array
  readonly found: readonly ScoredPicture[]
}

/** Walks that were made, by their picture. */
export interface KeptWalks {
  /** What a walk from the picture found, in this graph's numbers; undefined where none is kept that still holds. */
  get(graph: SaveGraph, picture: number): readonly ScoredPicture[] | undefined
  set(graph: SaveGraph, picture: number, found: readonly ScoredPicture[]): void
}

/**
 * Keeps walks for an hour, also while graphs follow each other, and until the graph near their picture changes. What a newer
 * graph does not have is in no answer any more.
 */
export function keepWalks(most = MOST_KEPT): KeptWalks {
  const walks = new LRUCache<bigint, KeptWalk>({ max: most, ttl: KEPT_MILLISECONDS })
  const idOf = (graph: SaveGraph, picture: number) => graph.pictureIds[picture] ?? 0n
  return {
    get(graph, picture) {
      const id = idOf(graph, picture)
      const kept = walks.get(id)
      if (kept === undefined) return undefined
      if (kept.graph.deref() === graph) return kept.found
      const { saves, near } = countNear(graph, picture)
      if (saves !== kept.saves || Math.abs(near - kept.near) > CHANGED * kept.near) return undefined
      const found = kept.found.flatMap(({ picture: before, score }, at) => {
        const now = renumber(graph, kept.ids[at] ?? 0n, before)
        return now === -1 ? [] : [{ picture: now, score }]
      })
      const ids = BigUint64Array.from(found, (each) => idOf(graph, each.picture))
      // Its hour goes on.
      walks.set(id, { ...kept, graph: new WeakRef(graph), ids, found }, { noUpdateTTL: true })
      return found
    },
    set(graph, picture, found) {
      const ids = BigUint64Array.from(found, (each) => idOf(graph, each.picture))
      walks.set(idOf(graph, picture), { graph: new WeakRef(graph), ...countNear(graph, picture), ids, found })
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

/** Most pictures have the number that they had, since new ones come behind them. */
const renumber = (graph: SaveGraph, id: bigint, before: number): number =>
  graph.pictureIds[before] === id ? before : pictureNumber(graph, id)
