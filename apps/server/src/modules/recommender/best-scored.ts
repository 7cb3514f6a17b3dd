/** A picture, by its number, and how much of the walk went there. */
export interface ScoredPicture {
  readonly picture: number
  readonly score: number
}

/** Keeps the best of those that are offered; of equal ones the lower number, so that the same walk gives the same list. */
export function bestScored(wanted: number) {
  const pictures = new Uint32Array(wanted + 1)
  const scores = new Float64Array(wanted + 1)
  let count = 0
  const isBefore = (at: number, picture: number, score: number) => {
    const there = scores[at] ?? 0
    return there > score || (there === score && (pictures[at] ?? 0) < picture)
  }

  /** How many of those that are there stand before it. */
  function placeFor(picture: number, score: number): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(middle, picture, score)) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    offer(picture: number, score: number): void {
      if (count === wanted && (count === 0 || isBefore(count - 1, picture, score))) return
      const place = placeFor(picture, score)
      pictures.copyWithin(place + 1, place, count)
      scores.copyWithin(place + 1, place, count)
      pictures[place] = picture
      scores[place] = score
      if (count < wanted) count += 1
    },
    best: (): readonly ScoredPicture[] =>
      Array.from({ length: count }, (_, at) => ({ picture: pictures[at] ?? 0, score: scores[at] ?? 0 })),
  }
}
