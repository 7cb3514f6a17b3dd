import type { Board } from '@pinfold/contract'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useDragSpace } from '../../ui/drag/drag-space.ts'
import type { DragItem } from '../../ui/drag/drag-rules.ts'
import { BoardGrid, type BoardGridProps } from '../../entities/board/card/board-grid.tsx'
import { zonesFor } from './board-moves.ts'
import { type BoardTool, BoardTools } from './board-tools.tsx'
import { ArrangingQuestions } from './arranging-questions.tsx'
import { useFinishedBoards } from './use-finished-boards.ts'
import type { ArrangedBoards } from './use-board-order.ts'
import { useArranging } from './use-arranging.ts'
import { boardArrangingWords } from './board-arranging.words.ts'

type ArrangedGridProps = ArrangedBoards & Pick<BoardGridProps, 'before' | 'look'>

/** ST-12, BO-06: boards that their owner moves and merges, by dragging and by menu. */
export function ArrangedGrid({ before, look, ...arranged }: ArrangedGridProps) {
  const { boards, isFlat, listingIn, choices } = arranged
  const { question, close, move, moveNow, moveTo, moveBehind, askMerge, mergeNow, choose } = useArranging(arranged)
  useFinishedBoards(boards, listingIn(choices.usual_board_sort_order))
  const known = useMemo(() => new Map(boards.map((board) => [board.id, board])), [boards])
  const pairOf = (dragged: DragItem, target: DragItem) => [known.get(dragged.id), known.get(target.id)] as const
  const { itemRef } = useDragSpace({
    isEnabled: boards.length > 1,
    zonesOf: (...pair) => {
      const [board, target] = pairOf(...pair)
      return board && target ? zonesFor(board, target, isFlat) : []
    },
    labelOn: () => boardArrangingWords.merge,
    onDrop: (item, { target: { id }, zone }) => {
      const board = known.get(item.id)
      const target = known.get(id)
      if (!board || !target) return
      if (zone === 'on') askMerge(board, target)
      else move({ board, target, side: zone })
    },
  })
  // Never changes between renders: a question, or one moved board, must not render hundreds of others again.
  const latest = useRef(choose)
  useLayoutEffect(() => {
    latest.current = choose
  })
  const chosen = useCallback((tool: BoardTool, board: Board) => latest.current(tool, board), [])
  const toolsOf = useCallback(
    (board: Board, index: number, count: number) => (
      <BoardTools board={board} index={index} count={count} onChoose={chosen} />
    ),
    [chosen],
  )
  const arranging = useMemo(
    () => ({ itemRef: ({ id }: Board) => itemRef({ kind: 'board', id }), toolsOf }),
    [itemRef, toolsOf],
  )
  return (
    <>
      <BoardGrid boards={boards} before={before} isFlat={isFlat} {...(look && { look })} arranging={arranging} />
      {question && (
        <ArrangingQuestions
          question={question}
          onClose={close}
          onMove={moveNow}
          onPlace={moveTo}
          onBehind={moveBehind}
          onTarget={askMerge}
          onMerge={mergeNow}
        />
      )}
    </>
  )
}
