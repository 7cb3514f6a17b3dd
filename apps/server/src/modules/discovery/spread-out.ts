/** What makes two pins look alike on a wall. */
export interface Spreadable {
  readonly pinnerId: string
  readonly boardId: string | null
}

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
