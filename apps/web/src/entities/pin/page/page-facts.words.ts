import { defineWords } from '@pinfold/words'

/** What the page behind a Pin’s link says, in short. */
export const pageFactsWords = defineWords('page-facts', {
  minutes: '{minutes} min',
  hours: '{hours} hr',
  hoursAndMinutes: '{hours} hr {minutes} min',
  servings: '{count, plural, one {{shown} serving} other {{shown} servings}}',
  soldOut: '{price} · Out of stock',
  lowered: '{price} · Was {before}',
})
