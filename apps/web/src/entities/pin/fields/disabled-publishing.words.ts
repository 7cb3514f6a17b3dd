import { defineWords } from '@pinfold/words'

/** ER-05: what is said while Pins cannot be made. */
export const disabledPublishingWords = defineWords('disabled-publishing', {
  heading: 'Publishing is off',
  text: 'Oops... Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
  dismiss: 'Dismiss',
})
