import { defineWords } from '@pinfold/words'

export const draftRefusalWords = defineWords('draft-refusals', {
  needsPicture: 'choose a picture first',
  mostRows: 'a file may have at most {most} rows',
  noRows: 'this file has no rows',
  noCsv: 'this is not a CSV file that we can read',
  needsMedia: 'Give the address of a picture.',
  unknownBoard: 'You have no board called “{board}”.',
  unknownSection: 'This board has no section called “{section}”.',
  unknownTopic: 'There is no topic called “{topic}”.',
  mostTopics: 'At most {most} topics.',
  wrongDate: 'Write a date as 2026-03-29 14:30.',
})
