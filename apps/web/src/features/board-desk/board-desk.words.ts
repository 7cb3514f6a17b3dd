import { defineWords } from '@pinfold/words'

/** What members do with the Pins of a board, and what is said when it was done. */
export const boardDeskWords = defineWords('board-desk', {
  organize: 'Organize',
  viewOptions: 'View options',
  regular: 'Regular',
  dense: 'Dense',
  sortedBy: 'Sorted by: {order}',
  newestFirst: 'Newest first. Move Pins in <custom>custom order</custom>.',
  oldestFirst: 'Oldest first. Move Pins in <custom>custom order</custom>.',
  moveToSection: 'Move to section',
  chooseSection: 'Move to section…',
  moveUp: 'Move up',
  moveDown: 'Move down',
  isFirst: 'It’s the first Pin.',
  isLast: 'It’s the last Pin.',
  pinsMoved: '{count, plural, one {Pin moved, {place} of {total}} other {{shown} Pins moved, {place} of {total}}}',
  merge: 'Merge',
  moveHere: 'Move here',
  atMost: '{count, plural, one {Choose at most {shown} Pin at once.} other {Choose at most {shown} Pins at once.}}',
  alreadyIn: 'Already in {place}',
  movedTo: 'Moved to {place}',
  copiedTo: 'Copied to {place}',
  pinsDeleted: '{count, plural, one {{shown} Pin deleted} other {{shown} Pins deleted}}',
})
