import { defineWords } from '@pinfold/words'

/** The fields for the days that a board is about. */
export const dateFieldWords = defineWords('date-fields', {
  date: 'Date',
  lastDay: 'Last day, if it lasts several',
  removeDate: 'Remove date',
  removeLastDay: 'Remove last day',
})
