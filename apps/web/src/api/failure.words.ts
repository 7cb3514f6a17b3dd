import { defineWords } from '@pinfold/words'

/** What is said of calls that came to nothing. */
export const failureWords = defineWords('failure', {
  general: 'Uh oh! Something went wrong.',
  unreached: 'We could not reach the server. Check your connection and try again.',
  offline: 'You are offline. Try again when you are back.',
})
