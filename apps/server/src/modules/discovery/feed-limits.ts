/** How feeds are kept. */
export interface FeedLimits {
  /** With so many followers or more a source becomes wide: it is merged in when feeds are read. */
  readonly wideFrom: number
  /** With fewer it becomes narrow again; below `wideFrom`, so that it does not go to and fro. */
  readonly narrowBelow: number
  /** Items a feed keeps. */
  readonly length: number
  /** Pins of a source that a new follow brings. */
  readonly backfill: number
  /** Readers written to by one statement. */
  readonly batch: number
}

export const feedLimits: FeedLimits = {
  wideFrom: 10_000,
  narrowBelow: 9000,
  length: 2000,
  backfill: 50,
  batch: 1000,
}
