import { defineWords } from '@pinfold/words'

/** Counts of what boards have, as many places say them; give `counted(count, locale)`. */
export const boardCountWords = defineWords('board-counts', {
  boards: '{count, plural, one {{shown} board} other {{shown} boards}}',
  sections: '{count, plural, one {{shown} section} other {{shown} sections}}',
  followers: '{count, plural, one {{shown} follower} other {{shown} followers}}',
})
