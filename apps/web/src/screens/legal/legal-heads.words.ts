import { defineWords } from '@pinfold/words'

/** What the pages about takedowns and decisions of moderators are called. */
export const legalHeadWords = defineWords('legal-heads', {
  takedown: 'Report by law',
  withdrawal: 'Take a request back',
  notices: 'Removed by law',
  decisions: 'Decisions about you',
  transparency: 'Requests by law',
  transparencyDescription: 'How many requests to take something down by law reached this site, and what came of them.',
})
