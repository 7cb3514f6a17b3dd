import type { Weight } from './search-words.ts'

/** How much a word counts by where it stands: the one table of all that is searched for. */
export const weights = {
  pin: { title: 'A', tags: 'A', description: 'B', altText: 'C', topics: 'C', board: 'D', site: 'D' },
  board: { name: 'A', description: 'C' },
  member: { username: 'A', fullName: 'B', about: 'D' },
} as const satisfies Record<string, Record<string, Weight>>
