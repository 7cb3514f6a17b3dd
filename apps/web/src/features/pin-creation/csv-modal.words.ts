import { defineWords } from '@pinfold/words'

/** Many drafts from a list. */
export const csvModalWords = defineWords('csv-modal', {
  open: 'From a CSV file',
  heading: 'Many Pins from a CSV file',
  text: 'Up to {most} rows, each with the address of a picture. We check them all before anything is made.',
  template: 'Download a template',
  choose: 'Choose a file',
  tooLong: 'This file is too large.',
  good: '{count, plural, one {{shown} row is ready.} other {{shown} rows are ready.}}',
  known:
    '{count, plural, one {{shown} row was added before and is left out.} other {{shown} rows were added before and are left out.}}',
  wrong: '{count, plural, one {{shown} row needs another look.} other {{shown} rows need another look.}}',
  report: 'Rows that need another look',
  row: 'Row {row}, {column}:',
  make: '{count, plural, one {Add {shown} draft} other {Add {shown} drafts}}',
})
