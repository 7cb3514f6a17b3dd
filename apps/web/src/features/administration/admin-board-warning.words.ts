import { defineWords } from '@pinfold/words'

/** The moderators’ warning before a board; in English only. */
export const boardWarningWords = defineWords(
  'admin-board-warning',
  {
    warn: 'Warn before it',
    warnOf: 'Warn before it: {name}',
    wasWarned: 'People are warned before the board.',
    takeAway: 'Take the warning away',
    takeAwayFrom: 'Take the warning away: {name}',
    wasTakenAway: 'Nobody is warned any more, unless the owner says so.',
  },
  { languages: ['en'] },
)
