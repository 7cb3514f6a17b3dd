import { defineWords } from '@pinfold/words'

/** The reference of the API around the reader, which is in English, too. */
export const referenceWords = defineWords(
  'api-reference',
  {
    heading: 'API reference',
    lead: 'Every call that a program can make. How to begin is told on the page <guide>for developers</guide>; the whole as one document is <document>{path}</document>.',
    filter: 'Find a call',
    calls: 'Calls',
    allCalls: 'All calls',
    none: 'No call has these words.',
    count: '{count, plural, one {{shown} call} other {{shown} calls}}',
    token: 'Access token',
    tokenHelp: 'For trying calls. It stays in this window, and goes nowhere but to this site.',
    loading: 'Loading the reference',
    failedHeading: 'The reference didn’t load',
    failedText: 'The document can’t be reached right now.',
    retry: 'Try again',
    missingHeading: 'There is no such call',
    missingText: 'It may have another name now.',
    requestBody: 'Request body',
    choice: 'Choice',
    noScript: 'The reference needs scripts. Without them, the document tells the same.',
  },
  { languages: ['en'] },
)
