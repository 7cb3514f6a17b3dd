import { defineWords } from '@pinfold/words'

/** Dialogs that choose a section, put sections in another order, and make one of two. */
export const sectionChoiceWords = defineWords('section-choice', {
  newSection: 'New section',
  boardItself: '{board}, not in a section',
  noOthers: 'There are no other sections yet.',
  chooseMerge: 'Merge {section} into…',
  mergeQuestion: 'Merge {source} into {target}?',
  mergeText: 'All Pins of {source} move to {target}, and {source} goes away.',
  merge: 'Merge',
  moved: '{section} moved, {place} of {total}',
  someMoved: 'Section moved, {place} of {total}',
})
