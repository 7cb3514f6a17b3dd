import { defineWords } from '@pinfold/words'

/** What is said when a section came to its end. */
export const sectionEndWords = defineWords('section-ends', {
  merged: '{source} merged into {target}',
  deleting: '{section} is being deleted. Its Pins stay on {board}.',
  deleted: '{section} was deleted. Its Pins stay on {board}.',
})
