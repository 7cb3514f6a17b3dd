import { defineWords } from '@pinfold/words'

/** The picker that saves. */
export const savePickerWords = defineWords('save-picker', {
  heading: 'Save to a board',
})
