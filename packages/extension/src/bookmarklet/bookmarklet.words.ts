import { defineWords } from '@pinfold/words'

/** What the bookmarklet says over a page of another site. */
export const bookmarkletWords = defineWords('bookmarklet', {
  heading: 'Choose a picture to save',
  close: 'Close',
  looking: 'Looking for pictures…',
  none: "We couldn't find any pictures on that page.",
  addOwn: 'Add one of your own',
  refused: "This site doesn't allow saving.",
  save: 'Save',
})
