/** How often each value is there, times the step. */
export function tally<T>(values: Iterable<T>, step: 1 | -1): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + step)
  return counts
}
