import type { SaveGraph } from '../save-graph.ts'

/** Saves that neighbours are learned from: boards as lists of places in `pictures`, one behind the other. */
export interface LearnedSaves {
  /** Numbers of the graph, ascending. */
  readonly pictures: Uint32Array
  readonly boardStarts: Uint32Array
  readonly boardPictures: Uint32Array
  /** How many of the boards have each picture. */
  readonly counts: Uint32Array
}

/** Bounds of what is learned, so that it takes as long for ten million saves as for one. */
export interface LearnBounds {
  readonly mostPictures: number
  readonly mostSaves: number
}

/** A board of one picture says nothing of what goes with it, and one that holds everything says as little. */
const FEWEST_OF_A_BOARD = 2
const MOST_OF_A_BOARD = 1000
/** Multiplied with a board's number it scatters: boards are drawn evenly, and the same ones each time. */
const SCATTER = 2_654_435_761

/** The most saved pictures, of equal ones the older, and as many boards that hold some of them as the bounds allow. */
export function savesToLearn(graph: SaveGraph, { mostPictures, mostSaves }: LearnBounds): LearnedSaves {
  const pictures = mostSaved(graph, mostPictures)
  const places = new Int32Array(graph.size.pictures).fill(-1)
  pictures.forEach((picture, place) => (places[picture] = place))
  const boards: number[] = []
  let saves = 0
  for (const board of scattered(graph.size.boards)) {
    const size = countHeld(graph, board, places)
    if (size < FEWEST_OF_A_BOARD || size > MOST_OF_A_BOARD) continue
    if (saves + size > mostSaves) break
    boards.push(board)
    saves += size
  }
  const boardStarts = new Uint32Array(boards.length + 1)
  const boardPictures = new Uint32Array(saves)
  const counts = new Uint32Array(pictures.length)
  let at = 0
  boards.forEach((board, row) => {
    for (const place of held(graph, board, places)) {
      boardPictures[at] = place
      counts[place] = (counts[place] ?? 0) + 1
      at += 1
    }
    boardStarts[row + 1] = at
  })
  return { pictures, boardStarts, boardPictures, counts }
}

function mostSaved({ size, pictureStarts, removedPictures }: SaveGraph, most: number): Uint32Array {
  const degree = (picture: number) => (pictureStarts[picture + 1] ?? 0) - (pictureStarts[picture] ?? 0)
  const open = new Uint32Array(size.pictures).map((_, picture) => picture).filter((at) => removedPictures[at] === 0)
  return open
    .toSorted((one, other) => degree(other) - degree(one) || one - other)
    .slice(0, most)
    .toSorted()
}

/** All numbers below the count, each once, in an order that has to do with nothing. */
function* scattered(count: number): Generator<number> {
  // A step that shares no divisor with the count comes past every number.
  let step = Math.max(1, SCATTER % Math.max(1, count))
  while (divisor(step, count) !== 1) step += 1
  for (let at = 0, board = 0; at < count; at += 1, board = (board + step) % count) yield board
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

function* held(graph: SaveGraph, board: number, places: Int32Array): Generator<number> {
  if (graph.removedBoards[board] !== 0) return
  const end = graph.boardStarts[board + 1] ?? 0
  for (let at = graph.boardStarts[board] ?? 0; at < end; at += 1) {
    const place = places[graph.boardPictures[at] ?? 0] ?? -1
    if (place !== -1) yield place
  }
}

function countHeld(graph: SaveGraph, board: number, places: Int32Array): number {
  let count = 0
  for (const _ of held(graph, board, places)) count += 1
  return count
}
