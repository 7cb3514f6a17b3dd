/** How far the program trusts an account, by its age. */
export const trustLevels = ['new', 'settled', 'known'] as const
export type TrustLevel = (typeof trustLevels)[number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Accounts are new for a day, and known after a week. In milliseconds. */
export const trustAges = { settled: DAY, known: 7 * DAY } as const

/** What a member may do within a window, by how far they are trusted. */
export interface Rate {
  readonly most: Readonly<Record<TrustLevel, number>>
  readonly windowMilliseconds: number
  /** Completes "You can … in 12 minutes." */
  readonly more: string
}

const hourly = (most: number, more: string): Rate => ({
  most: { new: most, settled: 3 * most, known: 10 * most },
  windowMilliseconds: HOUR,
  more,
})

const eachMinute = (most: number, more: string): Rate => ({
  most: { new: most, settled: most, known: most },
  windowMilliseconds: MINUTE,
  more,
})

/** Everything that is counted for each member; searches also for each address of visitors. */
export const rates = {
  upload: hourly(30, 'upload more'),
  pin: hourly(30, 'create more Pins'),
  board: hourly(20, 'create more boards'),
  save: hourly(200, 'save more'),
  follow: hourly(100, 'follow more'),
  /** For each stranger that a message reaches. */
  stranger_message: hourly(20, 'message new people again'),
  /** Pins that are copied or moved many at once; counted apart from saves. */
  bulk: hourly(2000, 'copy or move more Pins'),
  /** Whatever a member writes that no other rate counts. */
  change: hourly(1200, 'change more'),
  search: eachMinute(60, 'search again'),
  suggestion: eachMinute(240, 'see suggestions again'),
} as const satisfies Record<string, Rate>

/** What is counted. */
export type RateKind = keyof typeof rates

/** Why a call is counted as none of them. */
export type Uncounted =
  /** Reads, and is no search. */
  | 'reads'
  /** Makes less, which always goes through. */
  | 'less'
  /** Visitors do it, too; they are counted by their address, where it is done. */
  | 'visitors'
  /** Has a limit of its own, where it is done. */
  | 'limited'
  /** Keeps an account, or somebody’s peace, safe: it must never have to wait. */
  | 'safety'
  /** Only notes that something was seen or put away, and comes often. */
  | 'notes'

/** "in 12 minutes": how long to wait, in whole units and never too short. Takes seconds. */
export function inTime(seconds: number): string {
  if (seconds <= 1) return 'in a second'
  if (seconds < 60) return `in ${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}
