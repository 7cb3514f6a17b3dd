import { type Board, type BoardOrStory, limits } from '@pinfold/contract'
import type { DropZone } from '../../../ui/drag/drop-zone.ts'
import { groupOf } from '../board-groups.ts'
import { isBusy } from '../operations/operation-words.ts'
import { isBoard } from '../boards-page.ts'

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

/**
 * The ids to send, call by call, that turn one order into another in which one board stands elsewhere. Boards between
 * the old and the new place go along; far ways take several calls.
 * @param isWhole sends all of them, for where the order that is kept is not the one that shows
 */
export function orderCalls(before: readonly string[], after: readonly string[], isWhole: boolean): string[][] {
  const { atOnce } = limits.boardOrder
  if (isWhole && after.length <= atOnce) return [[...after]]
  const first = before.findIndex((id, index) => id !== after[index])
  if (first < 0) return []
  const last = before.findLastIndex((id, index) => id !== after[index])
  const isLater = before[first] === after[last]
  const moved = isLater ? before[first] : before[last]
  if (moved === undefined) return []
  const passed = before.slice(first, last + 1).filter((id) => id !== moved)
  const steps: string[][] = []
  for (let at = 0; at < passed.length; at += atOnce - 1) {
    const step = isLater ? passed.slice(at, at + atOnce - 1) : passed.slice(-at - atOnce + 1, passed.length - at)
    steps.push(isLater ? [...step, moved] : [moved, ...step])
  }
  return steps
}

interface Page {
  readonly data: readonly BoardOrStory[]
}

/** The pages of a list with its boards in another order. What is no board, and what is not in the order, stays. */
export function withOrder<P extends Page>(pages: readonly P[], order: readonly string[]): P[] {
  const known = new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row]))
  const wanted = new Set(order)
  const next = order.flatMap((id) => known.get(id) ?? []).values()
  const seen = new Set<string>()
  return pages.map((page) => ({
    ...page,
    data: page.data
      // A board that came on two pages has one place.
      .filter((row) => !seen.has(row.id) && seen.add(row.id))
      .map((row) => (isBoard(row) && wanted.has(row.id) ? (next.next().value ?? row) : row)),
  }))
}

/** The pages with what a board has become; what only the list says of it stays. */
export function withBoard<P extends Page>(pages: readonly P[], board: Board): P[] {
  const change = (row: BoardOrStory) => (row.id === board.id && isBoard(row) ? { ...row, ...board } : row)
  return pages.map((page) => ({ ...page, data: page.data.map(change) }))
}

/** The pages without a board that is gone. */
export const withoutBoard = <P extends Page>(pages: readonly P[], goneId: string): P[] =>
  pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== goneId) }))
