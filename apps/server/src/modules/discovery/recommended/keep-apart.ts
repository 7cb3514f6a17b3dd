/** Whose a pin is, and where. */
interface Placed {
  readonly pinnerId: string
  readonly boardId: string | null
}

/**
 * Orders rows so that among any `distance` that follow each other no two are by one member or on one board, as far as they
 * allow it. What fits stays where it is; the next that fits goes before what does not.
 */
export function keepApart<T extends Placed>(rows: readonly T[], distance: number): T[] {
  const waiting = [...rows]
  const placed: T[] = []
  while (waiting.length > 0) {
    const last = placed.slice(-(distance - 1))
    const fitting = waiting.findIndex((row) => last.every((before) => !isBeside(before, row)))
    placed.push(...waiting.splice(Math.max(fitting, 0), 1))
  }
  return placed
}

const isBeside = (one: Placed, other: Placed) =>
  one.pinnerId === other.pinnerId || (one.boardId !== null && one.boardId === other.boardId)
