import { defineWords } from '@pinfold/words'

/** The order of boards, and how large they are. */
export const organizeBoardWords = defineWords('organize-boards', {
  lastSavedTo: 'Last saved to',
  alphabetical: 'A to Z',
  newest: 'Newest',
  oldest: 'Oldest',
  groupBoardsFirst: 'Group boards first',
  custom: 'Custom order',
  compact: 'Compact',
  wide: 'Wide',
  organize: 'Organize',
  sortBy: 'Sort boards by',
  view: 'View',
})
