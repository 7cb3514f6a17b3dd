/** Which tags were dropped while pages were being made: one that notes such a tag later may show what was before. */
export interface DroppedTags {
  /** A page begins to be made; the answer names the moment. */
  begin(): number
  /** The page that began at that moment is made, or given up. */
  end(begun: number): void
  note(tag: string): void
  /** Whether any tag was dropped since that moment. */
  isAnySince(begun: number): boolean
  /** Whether the tag was dropped since that moment. */
  isSince(begun: number, tag: string): boolean
}

/** More than these are not told apart: then every tag counts as dropped. */
const MOST_TAGS = 10_000

/** Nothing was dropped, and nothing is being made. */
export function createDroppedTags(mostTags = MOST_TAGS): DroppedTags {
  const lastAt = new Map<string, number>()
  const making = new Set<number>()
  let moment = 0
  let allUntil = 0
  let anyAt = 0
  return {
    begin() {
      moment += 1
      making.add(moment)
      return moment
    },
    end(begun) {
      making.delete(begun)
      if (making.size === 0) lastAt.clear()
    },
    note(tag) {
      if (making.size === 0) return
      anyAt = moment
      lastAt.set(tag, moment)
      if (lastAt.size <= mostTags) return
      lastAt.clear()
      allUntil = moment
    },
    isAnySince: (begun) => begun <= anyAt,
    isSince: (begun, tag) => begun <= allUntil || begun <= (lastAt.get(tag) ?? 0),
  }
}
