/** The list with the thing at one place moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
