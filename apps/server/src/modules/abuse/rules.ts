import type { AbuseCause } from '@pinfold/contract'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What acts under one key tell, within the window of its rule. */
export interface Tally {
  /** Different members, by how far they were trusted then: new or doubtful, settled, known. */
  readonly members: readonly [number, number, number]
  /** Different things. */
  readonly things: number
}

/** When something is too much, and what follows. */
export interface Rule {
  /** How keys of the kind begin. */
  readonly mark: string
  readonly cause: AbuseCause
  readonly windowMilliseconds: number
  /** What is done is told to nobody and suggested nowhere. */
  readonly isHoldingBack: boolean
  /** The account may do less. */
  readonly isLimiting: boolean
  readonly forMilliseconds: number
  readonly isTooMuch: (tally: Tally) => boolean
  /** Only where it tells something that accounts are unknown; see `judgesUnknown`. */
  readonly isOfUnknown?: true
  /** Only where what it was done to is younger than this: what is old and liked has many who are new. */
  readonly youngestThing?: number
  /** From so many unknown members on, the few known ones who did just the same are caught with them: accounts are sold. */
  readonly knownFrom?: number
}

/** So many members who are not known yet, and of all at most so many known ones: what is liked by many is no abuse. */
const manyOf =
  (most: number, knownShare: number) =>
  ({ members: [fresh, settled, known] }: Tally): boolean => {
    const unknown = fresh + settled
    return unknown >= most && known <= knownShare * (unknown + known)
  }

/** So many things by one member, by how far they are trusted. */
const muchBy =
  (ofNew: number, ofSettled: number, ofKnown: number) =>
  ({ members: [fresh, settled], things }: Tally): boolean =>
    things >= (fresh > 0 ? ofNew : settled > 0 ? ofSettled : ofKnown)

const hiding = { isHoldingBack: true, isLimiting: true, forMilliseconds: DAY } as const
const limiting = { isHoldingBack: false, isLimiting: true, forMilliseconds: DAY } as const
const hourly = { windowMilliseconds: HOUR } as const
/** Where all are new, or were invited, this is no more than a beginning. */
const together = { ...hourly, isOfUnknown: true } as const

/** All rules. The first that a key meets holds. */
export const rules: readonly Rule[] = [
  { mark: 'words', cause: 'same_words', ...together, ...hiding, knownFrom: 9, isTooMuch: manyOf(5, 0.25) },
  { mark: 'page', cause: 'same_links', ...together, ...hiding, knownFrom: 9, isTooMuch: manyOf(4, 0.2) },
  { mark: 'host', cause: 'same_links', ...together, ...hiding, isTooMuch: manyOf(6, 0.15) },
  { mark: 'site', cause: 'same_links', ...together, ...hiding, isTooMuch: manyOf(8, 0.2) },
  { mark: 'picture', cause: 'same_pictures', ...together, ...hiding, knownFrom: 9, isTooMuch: manyOf(4, 0.2) },
  { mark: 'address', cause: 'many_accounts', ...together, ...limiting, isTooMuch: ({ members }) => members[0] >= 14 },
  { mark: 'follow', cause: 'sudden_follows', ...hourly, ...hiding, isTooMuch: muchBy(45, 60, 90) },
  { mark: 'unfollow', cause: 'sudden_follows', ...hourly, ...hiding, isTooMuch: muchBy(15, 15, 20) },
  { mark: 'message', cause: 'many_strangers', ...together, ...hiding, isTooMuch: muchBy(10, 15, 30) },
  { mark: 'comment', cause: 'many_comments', ...together, ...hiding, isTooMuch: muchBy(25, 30, 60) },
  { mark: 'invite', cause: 'many_invites', ...together, ...hiding, isTooMuch: muchBy(20, 25, 60) },
  { mark: 'report', cause: 'many_reports', ...together, ...limiting, isTooMuch: muchBy(12, 14, 25) },
  ...(['follow', 'save', 'react', 'like', 'comment'] as const).map((act): Rule => ({
    mark: `to-${act}`,
    cause: 'same_target',
    ...together,
    ...hiding,
    youngestThing: 7 * DAY,
    isTooMuch: manyOf(8, 0.15),
  })),
  { mark: 'to-report', cause: 'same_target', ...together, ...limiting, isTooMuch: manyOf(8, 0.15) },
]

const byMark = new Map(rules.map((rule) => [rule.mark, rule]))

/** The rule for a key, as `words:…`. */
export const ruleOf = (key: string): Rule | undefined => byMark.get(key.slice(0, key.indexOf(':')))

/** The longest window: older marks tell nothing. */
export const LONGEST_WINDOW = Math.max(...rules.map(({ windowMilliseconds }) => windowMilliseconds))

/** Whoever was caught before is caught for longer: two and four times, and never more. */
export const lastsFor = (rule: Rule, before: number): number => rule.forMilliseconds * 2 ** Math.min(before, 2)

/** What was undone is not done again to the same member for the same reason for so long. */
export const PARDON_MILLISECONDS = 30 * DAY
