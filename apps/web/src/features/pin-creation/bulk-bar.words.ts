import { defineWords } from '@pinfold/words'

/** What can be done with several drafts at once. */
export const bulkBarWords = defineWords('bulk-bar', {
  selected: '{count, plural, one {{shown} selected} other {{shown} selected}}',
  link: 'Link',
  linkHeading: 'One link for all',
  topics: 'Topics',
  topicsHeading: 'The same topics for all',
  schedule: 'Schedule',
  duplicate: 'Duplicate',
})
