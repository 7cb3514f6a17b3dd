import { openGraph, type SaveGraph } from './save-graph.ts'

/** That a picture is saved on a board, by their ids. */
export type SaveEdge = readonly [board: bigint, picture: bigint]

const FIRST_ROOM = 1024

/** Builds the graph from edges in any order; an edge that comes again counts once. Edges may be drawn from a cursor. */
export async function buildGraph(edges: AsyncIterable<SaveEdge> | Iterable<SaveEdge>): Promise<SaveGraph> {
  const ends = gather()
  // Waiting for each edge of a plain list would cost more than all the rest.
  if (Symbol.iterator in edges) for (const [board, picture] of edges) ends.add(board, picture)
  else for await (const [board, picture] of edges) ends.add(board, picture)
  return ends.join()
}

/** The ends of edges by number of first appearance. */
function gather() {
  const boards = new Map<bigint, number>()
  const pictures = new Map<bigint, number>()
  let boardEnds = new Uint32Array(FIRST_ROOM)
  let pictureEnds = new Uint32Array(FIRST_ROOM)
  let count = 0
  return {
    add(board: bigint, picture: bigint): void {
      if (count === boardEnds.length) {
        boardEnds = doubled(boardEnds)
        pictureEnds = doubled(pictureEnds)
      }
      boardEnds[count] = numberOf(boards, board)
      pictureEnds[count] = numberOf(pictures, picture)
      count += 1
    },
    join(): SaveGraph {
      const boardOrder = inOrder(boards)
      const pictureOrder = inOrder(pictures)
      renumber(boardEnds, count, boardOrder.places)
      renumber(pictureEnds, count, pictureOrder.places)
      // Sorted by board within picture, and then by picture within board: what is twice comes together.
      const byPicture = listsOf(pictureEnds, boardEnds, count, pictures.size)
      const byBoard = listsOf(byPicture.targets, ownersOf(byPicture.starts, count), count, boards.size)
      const edges = withoutRepeats(byBoard.starts, byBoard.targets)
      const back = listsOf(byBoard.targets, ownersOf(byBoard.starts, edges), edges, pictures.size)
      const graph = openGraph({ boards: boards.size, pictures: pictures.size, edges })
      graph.boardIds.set(boardOrder.ids)
      graph.pictureIds.set(pictureOrder.ids)
      graph.boardStarts.set(byBoard.starts)
      graph.pictureStarts.set(back.starts)
      graph.boardPictures.set(byBoard.targets.subarray(0, edges))
      graph.pictureBoards.set(back.targets)
      return graph
    },
  }
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

function numberOf(numbers: Map<bigint, number>, id: bigint): number {
  const known = numbers.get(id)
  if (known !== undefined) return known
  numbers.set(id, numbers.size)
  return numbers.size - 1
}

function inOrder(numbers: ReadonlyMap<bigint, number>) {
  const ids = BigUint64Array.from(numbers.keys()).toSorted()
  const places = new Uint32Array(ids.length)
  ids.forEach((id, place) => {
    places[numbers.get(id) ?? 0] = place
  })
  return { ids, places }
}

function renumber(ends: Uint32Array, count: number, places: Uint32Array): void {
  for (let at = 0; at < count; at += 1) ends[at] = places[ends[at] ?? 0] ?? 0
}

/** A counting sort: the targets of each source one list after the other, in the order in which they come. */
function listsOf(sources: Uint32Array, targets: Uint32Array, count: number, sourceCount: number) {
  const starts = new Uint32Array(sourceCount + 1)
  for (let at = 0; at < count; at += 1) {
    const next = (sources[at] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let source = 0; source < sourceCount; source += 1) {
    starts[source + 1] = (starts[source + 1] ?? 0) + (starts[source] ?? 0)
  }
  const ends = starts.slice(0, sourceCount)
  const sorted = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) {
    const source = sources[at] ?? 0
    const place = ends[source] ?? 0
    sorted[place] = targets[at] ?? 0
    ends[source] = place + 1
  }
  return { starts, targets: sorted }
}

function ownersOf(starts: Uint32Array, count: number): Uint32Array {
  const owners = new Uint32Array(count)
  for (let owner = 0; owner + 1 < starts.length; owner += 1) owners.fill(owner, starts[owner], starts[owner + 1])
  return owners
}

/** Moves the lists together in place; answers how many targets are left. */
function withoutRepeats(starts: Uint32Array, targets: Uint32Array): number {
  let kept = 0
  let from = 0
  for (let owner = 0; owner + 1 < starts.length; owner += 1) {
    const until = starts[owner + 1] ?? 0
    starts[owner] = kept
    for (let at = from; at < until; at += 1) {
      if (at > from && targets[at] === targets[at - 1]) continue
      targets[kept] = targets[at] ?? 0
      kept += 1
    }
    from = until
  }
  starts[starts.length - 1] = kept
  return kept
}
