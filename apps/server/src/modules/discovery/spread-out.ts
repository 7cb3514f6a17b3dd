/** What makes two pins look alike on a wall. */
export interface Spreadable {
  readonly pinnerId: string
  readonly boardId: string | null
}

const MOST_IN_A_ROW = 2

/**
 * Orders rows so that no pinner and no board comes more than twice in a row, as far as they allow it. The same rows always
 * come out in the same order.
 */
export const spreadOut = <T extends Spreadable>(rows: readonly T[]): T[] => placeByFit(rows, fits)

/** What fits behind those that are placed stays where it is; the next that fits goes before what does not. */
export function placeByFit<T>(rows: readonly T[], fitsBehind: (placed: readonly T[], row: T) => boolean): T[] {
  const waiting = [...rows]
  const placed: T[] = []
  while (waiting.length > 0) {
    const fitting = waiting.findIndex((row) => fitsBehind(placed, row))
    placed.push(...waiting.splice(Math.max(fitting, 0), 1))
  }
  return placed
}

function fits(placed: readonly Spreadable[], row: Spreadable): boolean {
  if (placed.length < MOST_IN_A_ROW) return true
  const last = placed.slice(-MOST_IN_A_ROW)
  const isSamePinner = last.every(({ pinnerId }) => pinnerId === row.pinnerId)
  const isSameBoard = row.boardId !== null && last.every(({ boardId }) => boardId === row.boardId)
  return !isSamePinner && !isSameBoard
}
