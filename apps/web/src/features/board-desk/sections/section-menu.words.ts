import { defineWords } from '@pinfold/words'

/** What can be done with a section. */
export const sectionMenuWords = defineWords('section-menu', {
  optionsFor: 'Options for {section}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  rename: 'Rename section',
  merge: 'Merge into…',
  delete: 'Delete section',
  deleteQuestion: 'Delete {section}?',
  pinsStay: 'Its Pins stay on {board}.',
})
