import { boardNumber, pictureNumber, type SaveGraph } from './save-graph.ts'
import type { BoardAnswer, BoardQuestion } from './walk-messages.ts'

/** What so many boards hold tells little of any of them. */
const MOST_BOARDS_OF_A_PICTURE = 5000

/**
 * Boards that hold the pictures asked about, the best first: each picture adds its weight, less where many boards hold it, and
 * a board counts less the more it holds, by square roots as in the cosine of two boards seen as vectors of pictures. Equal
 * ones stand in the order of their ids. What was taken away is left out.
 */
export function boardsBeside(graph: SaveGraph, { queries, leaveOut, wanted }: BoardQuestion): BoardAnswer {
  const { pictureStarts, pictureBoards, boardStarts, removedBoards, removedPictures, boardIds } = graph
  const out = new Set(leaveOut.map((id) => boardNumber(graph, BigInt(id))))
  const scores = new Map<number, number>()
  for (const { id, weight } of queries) {
    const picture = pictureNumber(graph, BigInt(id))
    if (picture === -1 || removedPictures[picture] !== 0) continue
    const [first, last] = [pictureStarts[picture] ?? 0, pictureStarts[picture + 1] ?? 0]
    if (last === first || last - first > MOST_BOARDS_OF_A_PICTURE) continue
    const share = weight / Math.sqrt(last - first)
    for (let at = first; at < last; at += 1) {
      const board = pictureBoards[at] ?? 0
      if (removedBoards[board] === 0 && !out.has(board)) scores.set(board, (scores.get(board) ?? 0) + share)
    }
  }
  const sizeOf = (board: number) => (boardStarts[board + 1] ?? 0) - (boardStarts[board] ?? 0)
  const best = [...scores]
    .map(([board, sum]) => ({ board, score: sum / Math.sqrt(sizeOf(board)) }))
    .toSorted((one, other) => other.score - one.score || one.board - other.board)
    .slice(0, wanted)
  return { boards: best.map(({ board, score }) => ({ id: String(boardIds[board]), score })) }
}
