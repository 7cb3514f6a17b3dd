/** A picture, by its number, and how much of the walk went there. */
export interface ScoredPicture {
  readonly picture: number
  readonly score: number
}

/** Keeps the best of those that are offered; of equal ones the lower number, so that the same walk gives the same list. */
export function bestScored(wanted: number) {
  const best: ScoredPicture[] = []
  const isBefore = (one: ScoredPicture, other: ScoredPicture) =>
    one.score > other.score || (one.score === other.score && one.picture < other.picture)
  return {
    offer(picture: number, score: number): void {
      const last = best.at(-1)
      if (best.length >= wanted && last !== undefined && score < last.score) return
      const offered = { picture, score }
      let place = best.length
      for (; place > 0; place -= 1) {
        const above = best[place - 1]
        if (above && isBefore(above, offered)) break
      }
      best.splice(place, 0, offered)
      if (best.length > wanted) best.pop()
    },
    best: (): readonly ScoredPicture[] => best,
  }
}
