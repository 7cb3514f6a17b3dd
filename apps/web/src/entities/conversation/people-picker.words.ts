import { defineWords } from '@pinfold/words'

/** The list in which people are chosen. */
export const peoplePickerWords = defineWords('people-picker', {
  search: 'Search people',
  found: 'People found',
  contacts: 'Recent contacts',
  nobody: 'Nobody with that name.',
  searchFirst: 'Search for someone to send this to.',
})
