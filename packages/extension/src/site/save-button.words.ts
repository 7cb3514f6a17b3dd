import { defineWords } from '@pinfold/words'

/** What buttons and frames on other sites say. */
export const saveButtonWords = defineWords('save-button', {
  save: 'Save',
  follow: 'Follow',
  pin: 'Pin on Pinfold',
  board: 'Board on Pinfold',
  profile: 'Profile on Pinfold',
})
