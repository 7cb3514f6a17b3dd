import { defineWords } from '@pinfold/words'

/** The dialog that chooses the days of a board. */
export const dateModalWords = defineWords('date-modal', {
  date: 'Date',
  addDate: 'Add a date',
  label: 'Board date',
})
