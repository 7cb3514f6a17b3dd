import { defineWords } from '@pinfold/words'

/** What is said of a request for a takedown that was not taken. */
export const takedownRefusalWords = defineWords('takedown-refusals', {
  notHere: '{address} shows no Pin, board or profile of this site.',
})
