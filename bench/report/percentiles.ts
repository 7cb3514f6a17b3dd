/** The value that the share of all values does not exceed (nearest rank). NaN of nothing; `sorted` is ascending. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  return sorted[Math.min(rank, sorted.length) - 1] ?? Number.NaN
}

/** The middle of several measurements, with the smallest and the largest. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** The spread of the values; of an even number the lower middle. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: percentile(sorted, 0.5), min: percentile(sorted, 0), max: percentile(sorted, 1) }
}

/** Ascending numbers, as `percentile` wants them. */
export const ascending = (values: readonly number[]): Float64Array => Float64Array.from(values).toSorted()
