import { defineWords } from '@pinfold/words'

/** The dialog that says why comments are off. */
export const commentsOffWords = defineWords('comments-off', {
  heading: 'Comments are turned off',
  how: 'You can allow comments in the app under social permissions in settings.',
  gotIt: 'Got it',
})
