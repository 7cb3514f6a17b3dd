import { DEMO_USERNAME } from './people.ts'

/** A pin of several pages; each page holds a drawing and a few words. */
export interface DemoStory {
  readonly pinner: string
  readonly title: string
  readonly daysAgo: number
  /** Family of the drawings. */
  readonly family: string
  /** What stands on each page, in order. */
  readonly pages: readonly string[]
}

/** The stories of the demonstration. */
export const stories: readonly DemoStory[] = [
  {
    pinner: DEMO_USERNAME,
    title: 'Three rooms I keep going back to',
    daysAgo: 16,
    family: 'interiors',
    pages: ['The one with the window', 'The one with too many books', 'The one at night'],
  },
  {
    pinner: 'hanakim',
    title: 'A tea table in four sittings',
    daysAgo: 95,
    family: 'tables',
    pages: ['Lay the cloth', 'Warm the pot', 'Something sweet', 'Leave the dishes'],
  },
  {
    pinner: 'anaito',
    title: 'Paper weekend',
    daysAgo: 210,
    family: 'howto',
    pages: ['Fold once', 'Fold again', 'Do not cut'],
  },
  {
    pinner: 'omarhaddad',
    title: 'Shade, a walk',
    daysAgo: 48,
    family: 'architecture',
    pages: ['Ten in the morning', 'Noon', 'Four o’clock'],
  },
  {
    pinner: 'lenabrandt',
    title: 'The valley through the year',
    daysAgo: 330,
    family: 'landscapes',
    pages: ['March', 'June', 'October', 'January'],
  },
  {
    pinner: 'julesmoreau',
    title: 'One poster, three tries',
    daysAgo: 141,
    family: 'posters',
    pages: ['Too loud', 'Too polite', 'That one'],
  },
]
