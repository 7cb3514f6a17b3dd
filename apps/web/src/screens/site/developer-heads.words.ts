import { defineWords } from '@pinfold/words'

/** Titles and descriptions of the pages for developers. */
export const developerHeadWords = defineWords(
  'developer-heads',
  {
    guide: 'For developers',
    guideDescription: 'How a program reads and saves here: tokens, first calls, uploads, lists, errors and limits.',
    reference: 'API reference',
    referenceDescription: 'Every call of the API, with what it takes, what it answers, and how it fails.',
  },
  { languages: ['en'] },
)
