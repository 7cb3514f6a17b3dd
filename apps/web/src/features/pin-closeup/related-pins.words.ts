import { defineWords } from '@pinfold/words'

/** Below a Pin that no others stand below. */
export const relatedPinsWords = defineWords('related-pins', {
  none: 'Nothing like it yet',
  noneHelp: 'Once people save more Pins like this one, they show up here.',
  failed: 'Pins like this one didn’t load.',
  explore: 'Explore ideas',
})
