/** How much of what was held out is found, and how early: 1 is all, and at the top. */
export interface Quality {
  readonly recall: number
  readonly ndcg: number
}

/** Of one board: found of what was held out, and the discounted gain beside that of the best order. */
export function qualityOf(recommended: readonly number[], heldOut: readonly number[]): Quality {
  const wanted = new Set(heldOut)
  const gains = recommended.map((picture, place) => (wanted.has(picture) ? gainAt(place) : 0))
  const best = Array.from({ length: Math.min(recommended.length, heldOut.length) }, (_, place) => gainAt(place))
  const found = gains.filter((gain) => gain > 0).length
  return { recall: found / heldOut.length, ndcg: best.length === 0 ? 0 : sum(gains) / sum(best) }
}

/** The mean, and how far it would scatter if other boards were drawn. */
export function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = sum(values) / values.length
  const variance = sum(values.map((value) => (value - mean) ** 2)) / Math.max(1, values.length - 1)
  return { mean, error: Math.sqrt(variance / values.length) }
}

const gainAt = (place: number) => 1 / Math.log2(place + 2)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
