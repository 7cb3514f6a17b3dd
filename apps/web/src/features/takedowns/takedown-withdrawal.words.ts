import { defineWords } from '@pinfold/words'

/** The page on which a request for a takedown is taken back. */
export const takedownWithdrawalWords = defineWords('takedown-withdrawal', {
  heading: 'Take your request back?',
  text: 'Nobody will decide on it then, and nothing is removed because of it.',
  act: 'Take it back',
  done: 'Your request was taken back',
  noLink: 'Open the link from our email to take a request back.',
})
