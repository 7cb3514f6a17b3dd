import { type Board, limits } from '@pinfold/contract'
import { type DropZone, movedBeside } from '../../ui/drag/drop-zone.ts'
import { groupOf } from '../../entities/board/card/board-groups.ts'
import { isBusy } from '../../entities/operation/told-operations.ts'

type Placed = Pick<Board, 'id' | 'privacy' | 'profileGroup' | 'archived_by_me_at'>

/** Boards among which one has its place: its group, or all where the list has no groups. */
export const neighboursOf = <B extends Placed>(boards: readonly B[], board: Placed, isFlat: boolean): readonly B[] =>
  isFlat ? boards : boards.filter((other) => groupOf(other) === groupOf(board))

type Mergeable = Placed & Pick<Board, 'viewer_can' | 'blocking_actions'>

/** Whether Pins of another board could be put onto it now. */
export const canTake = (board: Mergeable): boolean => board.viewer_can.add_pin && !isBusy(board)

/** ST-12: what can be done with a board over another: groups keep together, and only what can be added to takes it. */
export function zonesFor(dragged: Mergeable, target: Mergeable, isFlat: boolean): readonly DropZone[] {
  if (dragged.id === target.id) return []
  const isNeighbour = isFlat || groupOf(dragged) === groupOf(target)
  const edges = isNeighbour ? (['before', 'after'] as const) : []
  return canTake(target) && !isBusy(dragged) ? [...edges, 'on'] : edges
}

/** Where a board goes. */
export interface Move<B extends { readonly id: string } = Board> {
  readonly board: B
  readonly target: B
  readonly side: 'before' | 'after'
}

/** What one call asks for. */
interface OrderCall {
  readonly board_ids: string[]
  readonly after_board_id?: string
}

/** The order after a move; beside a board that is not loaded yet, one leaves what shows. */
export const orderAfter = (before: readonly string[], { board, target, side }: Move<{ id: string }>) =>
  movedBeside(before, board.id, target.id, side)

/**
 * What to send, call by call, for a move; nothing where the board stands there already. Boards between the old and the
 * new place go along; far ways take several calls.
 */
export function orderCalls(before: readonly string[], move: Move<{ id: string }>): OrderCall[] {
  if (!before.includes(move.target.id)) return [{ board_ids: [move.board.id], after_board_id: move.target.id }]
  const { atOnce } = limits.boardOrder
  const after = orderAfter(before, move)
  const first = before.findIndex((id, index) => id !== after[index])
  if (first < 0) return []
  const last = before.findLastIndex((id, index) => id !== after[index])
  const moved = move.board.id
  const isLater = before[first] === moved
  const passed = before.slice(first, last + 1).filter((id) => id !== moved)
  const calls: OrderCall[] = []
  for (let at = 0; at < passed.length; at += atOnce - 1) {
    const step = isLater ? passed.slice(at, at + atOnce - 1) : passed.slice(-at - atOnce + 1, passed.length - at)
    calls.push({ board_ids: isLater ? [...step, moved] : [moved, ...step] })
  }
  return calls
}
