import type { ScoredPicture } from '../best-scored.ts'
import { pictureNumber, type SaveGraph } from '../save-graph.ts'
import { findId } from '../find-id.ts'
import type { NeighbourTable } from './neighbour-table.ts'

/** What a table says, in the numbers of a graph that may be newer than it: what the graph lacks or lost is left out. */
export function openNeighbours(graph: SaveGraph, table: NeighbourTable) {
  const { pictureIds, starts, scales, neighbours, weights } = table
  const numbers = Int32Array.from(pictureIds, (id) => pictureNumber(graph, id))
  return {
    /** What goes with a picture; nothing where it is not in the table. */
    of(picture: number): ScoredPicture[] {
      const place = findId(pictureIds, graph.pictureIds[picture] ?? 0n)
      if (place === -1 || graph.removedPictures[picture] !== 0) return []
      const found: ScoredPicture[] = []
      const end = starts[place + 1] ?? 0
      for (let at = starts[place] ?? 0; at < end; at += 1) {
        const neighbour = numbers[neighbours[at] ?? 0] ?? -1
        if (neighbour === -1 || graph.removedPictures[neighbour] !== 0) continue
        found.push({ picture: neighbour, score: (weights[at] ?? 0) * (scales[place] ?? 0) })
      }
      return found
    },
  }
}
