import type { Weight } from './search-words.ts'

/** How much a word counts by where it stands: the one table of all that is searched for. */
export const weights = {
  pin: { title: 'A', tags: 'A', description: 'B', altText: 'C', topics: 'C', board: 'D', savers: 'D', site: 'D' },
  board: { name: 'A', description: 'C' },
  member: { username: 'A', fullName: 'B', about: 'D' },
} as const satisfies Record<string, Record<string, Weight>>

const MOST_STEPS = 10
/** More saves of a picture are not counted. */
export const MOST_SAVES = 2 ** MOST_STEPS - 1
/** Each doubling weighs so much of the words: all of them less than what lies between a title and a description. */
export const EACH_STEP = 0.03

/** How often the saves of a picture doubled. */
export const saveSteps = (saves: number): number => Math.min(MOST_STEPS, Math.floor(Math.log2(1 + Math.max(0, saves))))
