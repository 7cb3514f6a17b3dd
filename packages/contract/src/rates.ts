import { rateWords } from './rates.words.ts'

/** How far the program trusts an account: by its age, and by what it did. */
export const trustLevels = ['doubtful', 'new', 'settled', 'known'] as const
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
}

const hourly = (most: number): Rate => ({
  most: { doubtful: Math.ceil(most / 5), new: most, settled: 3 * most, known: 10 * most },
  windowMilliseconds: HOUR,
})

const eachMinute = (most: number): Rate => ({
  most: { doubtful: most, new: most, settled: most, known: most },
  windowMilliseconds: MINUTE,
})

/** Everything that is counted for each member; searches also for each address of visitors. */
export const rates = {
  upload: hourly(30),
  pin: hourly(30),
  board: hourly(20),
  save: hourly(200),
  follow: hourly(100),
  /** Written and rewritten alike. */
  comment: { most: { doubtful: 5, new: 30, settled: 60, known: 90 }, windowMilliseconds: 10 * MINUTE },
  /** Sent, whether into an old conversation or a new one. */
  message: { most: { doubtful: 12, new: 120, settled: 120, known: 120 }, windowMilliseconds: MINUTE },
  /** For each stranger that a message reaches. */
  stranger_message: hourly(20),
  /** For each member who is asked onto a board. */
  invite: hourly(60),
  report: { most: { doubtful: 5, new: 20, settled: 30, known: 40 }, windowMilliseconds: HOUR },
  /** Pins that are copied or moved many at once; counted apart from saves. */
  bulk: hourly(2000),
  /** Whatever a member writes that no other rate counts. */
  change: hourly(1200),
  /** Pages on the web that are looked at (CN-07). */
  fetch: { most: { doubtful: 30, new: 120, settled: 120, known: 120 }, windowMilliseconds: HOUR },
  search: eachMinute(60),
  suggestion: eachMinute(240),
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
  if (seconds < 60) return rateWords.inSeconds(whole(Math.max(Math.ceil(seconds), 1)))
  return rateWords.inMinutes(whole(Math.ceil(seconds / 60)))
}

const whole = (count: number) => ({ count, shown: String(count) })

/** What somebody reads who did so much that they have to wait. Takes seconds. */
export const waitMessage = (kind: RateKind, seconds: number): string => rateWords[kind]({ time: inTime(seconds) })
