import { defineWords } from '@pinfold/words'

/** Chooses the cover of a board. */
export const coverChooserWords = defineWords('cover-chooser', {
  chooseCover: 'Choose a cover',
  choosePin: 'Choose a Pin from this board.',
  pinNumber: 'Pin {number}',
  showMore: 'Show more',
  adjust: 'Adjust the cover',
  use: 'Use as cover',
})
