import { findId } from './find-id.ts'

/** How many there are of each; the place of every array in the graph's memory follows from them. */
export interface GraphSize {
  readonly boards: number
  readonly pictures: number
  readonly edges: number
}

/**
 * Boards and the pictures saved on them, as a bipartite graph in one piece of memory that threads share: for each board its
 * pictures and for each picture its boards, one list after the other, and where each list begins. Boards and pictures are
 * whole numbers from 0 on, in the order of their ids.
 */
export interface SaveGraph {
  readonly size: GraphSize
  readonly memory: SharedArrayBuffer
  readonly boardIds: BigUint64Array
  readonly pictureIds: BigUint64Array
  readonly boardStarts: Uint32Array
  readonly pictureStarts: Uint32Array
  readonly boardPictures: Uint32Array
  readonly pictureBoards: Uint32Array
  /** Not 0 for what was taken away since the graph was built: no walk crosses it, whichever thread wrote it. */
  readonly removedBoards: Uint8Array
  readonly removedPictures: Uint8Array
}

/** The bytes that a graph of this size takes, its ids included. */
export const bytesOfGraph = (size: GraphSize): number => layOut(size).bytes

/** Lays the arrays of a graph over its memory, as every thread does that was given it; without memory over new one. */
export function openGraph(size: GraphSize, memory = new SharedArrayBuffer(bytesOfGraph(size))): SaveGraph {
  const { boards, pictures, edges } = size
  const at = layOut(size)
  return {
    size,
    memory,
    boardIds: new BigUint64Array(memory, at.boardIds, boards),
    pictureIds: new BigUint64Array(memory, at.pictureIds, pictures),
    boardStarts: new Uint32Array(memory, at.boardStarts, boards + 1),
    pictureStarts: new Uint32Array(memory, at.pictureStarts, pictures + 1),
    boardPictures: new Uint32Array(memory, at.boardPictures, edges),
    pictureBoards: new Uint32Array(memory, at.pictureBoards, edges),
    removedBoards: new Uint8Array(memory, at.removedBoards, boards),
    removedPictures: new Uint8Array(memory, at.removedPictures, pictures),
  }
}

/** The number of a board, or -1 when the graph does not have it. */
export const boardNumber = (graph: SaveGraph, id: bigint): number => findId(graph.boardIds, id)

/** The number of a picture, or -1 when the graph does not have it. */
export const pictureNumber = (graph: SaveGraph, id: bigint): number => findId(graph.pictureIds, id)

/** From now on no walk crosses the board; says whether the graph has it. It weighs in degrees until the graph is built anew. */
export function removeBoard(graph: SaveGraph, id: bigint): boolean {
  return markRemoved(graph.removedBoards, boardNumber(graph, id))
}

/** From now on no walk reaches the picture; says whether the graph has it. */
export function removePicture(graph: SaveGraph, id: bigint): boolean {
  return markRemoved(graph.removedPictures, pictureNumber(graph, id))
}

function markRemoved(removed: Uint8Array, at: number): boolean {
  if (at < 0) return false
  Atomics.store(removed, at, 1)
  return true
}

function layOut({ boards, pictures, edges }: GraphSize) {
  const pictureIds = boards * 8
  const boardStarts = pictureIds + pictures * 8
  const pictureStarts = boardStarts + (boards + 1) * 4
  const boardPictures = pictureStarts + (pictures + 1) * 4
  const pictureBoards = boardPictures + edges * 4
  const removedBoards = pictureBoards + edges * 4
  const removedPictures = removedBoards + boards
  return {
    boardIds: 0,
    pictureIds,
    boardStarts,
    pictureStarts,
    boardPictures,
    pictureBoards,
    removedBoards,
    removedPictures,
    bytes: removedPictures + pictures,
  }
}
