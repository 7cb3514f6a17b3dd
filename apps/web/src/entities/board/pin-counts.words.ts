import { defineWords } from '@pinfold/words'

/** Counts of Pins, as many places say them; give `counted(count, locale)`. */
export const pinCountWords = defineWords('pin-counts', {
  pins: '{count, plural, one {{shown} Pin} other {{shown} Pins}}',
  pinsSelected: '{count, plural, one {{shown} Pin selected} other {{shown} Pins selected}}',
})
