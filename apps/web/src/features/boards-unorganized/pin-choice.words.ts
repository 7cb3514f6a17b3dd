import { defineWords } from '@pinfold/words'

/** Pins to choose many of. */
export const pinChoiceWords = defineWords('pin-choice', {
  untitledPin: 'Pin without a title',
  loading: 'Loading Pins',
})
