import type { Board } from '@pinfold/contract'
import { useState } from 'react'
import { type Move, neighboursOf, orderCalls } from './board-moves.ts'
import type { BoardTool } from './board-tools.tsx'
import { focusBoard } from './focus-board.ts'
import type { Question } from './arranging-questions.tsx'
import { useBoardMerge } from './use-board-merge.ts'
import { type ArrangedBoards, useBoardOrder } from './use-board-order.ts'

/** What an owner does with their boards, and what is asked on the way. */
export function useArranging(arranged: ArrangedBoards) {
  const { boards, choices, listingIn, isFlat } = arranged
  const [question, setQuestion] = useState<Question | null>(null)
  const reorder = useBoardOrder(arranged)
  const sort = choices.usual_board_sort_order
  const merge = useBoardMerge(listingIn(sort))
  const close = () => setQuestion(null)

  const moveNow = (move: Move) => {
    close()
    void reorder(move)
    focusBoard(placeToFocus(boards, move))
  }
  /** ST-13: where nothing changes, nothing is asked. */
  const move = (wanted: Move) => {
    const ids = boards.map(({ id }) => id)
    if (orderCalls(ids, wanted).length === 0) return close()
    if (sort === 'custom') moveNow(wanted)
    else setQuestion({ kind: 'sort', move: wanted, sort })
  }
  const moveTo = (board: Board, place: number) => {
    const neighbours = neighboursOf(boards, board, isFlat)
    const target = neighbours[place - 1]
    if (!target || target.id === board.id) return close()
    const isLater = neighbours.findIndex(({ id }) => id === board.id) < place - 1
    move({ board, target, side: isLater ? 'after' : 'before' })
  }
  const moveBehind = (board: Board, target: Board) => move({ board, target, side: 'after' })
  /** ST-14, VR-08 */
  const askMerge = (board: Board, target: Board) =>
    setQuestion(board.viewer_can.archive_merge_privacy ? { kind: 'merge', board, target } : { kind: 'not created' })
  const mergeNow = async (board: Board, target: Board) => {
    await merge(board, target)
    close()
    focusBoard(target.id)
  }
  const choose = (tool: BoardTool, board: Board) => {
    const neighbours = neighboursOf(boards, board, isFlat)
    const place = neighbours.findIndex(({ id }) => id === board.id) + 1
    if (tool === 'merge') setQuestion({ kind: 'target', board })
    else if (tool === 'place') setQuestion({ kind: 'place', board, neighbours })
    else moveTo(board, tool === 'up' ? place - 1 : place + 1)
  }
  return { question, close, move, moveNow, moveTo, moveBehind, askMerge, mergeNow, choose }
}

/** The board that was moved, or, where it goes beyond what shows, the one that takes its place. */
function placeToFocus(boards: readonly Board[], { board, target }: Move): string {
  if (boards.some(({ id }) => id === target.id)) return board.id
  const at = boards.findIndex(({ id }) => id === board.id)
  return (boards[at + 1] ?? boards[at - 1] ?? board).id
}
