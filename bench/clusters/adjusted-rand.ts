/**
 * How far two partings of the same things agree, corrected for chance (Hubert and Arabie 1985): 1 for the same parting,
 * about 0 for a random one.
 */
export function adjustedRand(one: readonly number[], other: readonly number[]): number {
  const pairs = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0)
  const together = pairs(countsOf(one.map((group, at) => `${group} ${other[at]}`)).values())
  const inOne = pairs(countsOf(one).values())
  const inOther = pairs(countsOf(other).values())
  const expected = (inOne * inOther) / Math.max(1, pairs([one.length]))
  const most = (inOne + inOther) / 2
  return most === expected ? 1 : (together - expected) / (most - expected)
}

function countsOf<T>(labels: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}
