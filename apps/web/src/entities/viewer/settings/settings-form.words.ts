import { defineWords } from '@pinfold/words'

/** The bar at the foot of settings, and the question when one leaves. */
export const settingsFormWords = defineWords('settings-form', {
  saved: 'Saved',
  reset: 'Reset',
  leaveHeading: 'Leave without saving?',
  leaveText: 'Your changes aren’t saved yet.',
  leave: 'Leave',
})
