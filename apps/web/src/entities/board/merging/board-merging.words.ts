import { defineWords } from '@pinfold/words'

/** What is asked and said about the merging of boards. */
export const boardMergingWords = defineWords('board-merging', {
  failed: 'Failed to merge boards',
  notCreatedHeading: 'Oops!',
  notCreated: "You can't move this board because you didn't create it.",
  emptyGone: '{source} was empty and is gone',
  merged: '{source} is part of {target} now',
  emptyQuestion:
    "There are no Pins on {source} to move. {target} stays as it is, and {source} will be gone. This can't be undone.",
  pinsQuestion:
    "{pins, plural, one {{shownPins} Pin} other {{shownPins} Pins}} of {source} will be on {target}, and {source} will be gone. This can't be undone.",
  pinsAndSectionsQuestion:
    "{pins, plural, one {{shownPins} Pin} other {{shownPins} Pins}} and {sections, plural, one {{shownSections} section} other {{shownSections} sections}} of {source} will be on {target}, and {source} will be gone. This can't be undone.",
  moreOpen:
    '{question} More people can see {target}: it is {privacy, select, public {public} protected {protected} other {secret}}.',
  chooseTarget: 'Merge {board} into',
})
