import { defineWords } from '@pinfold/words'

export const boardInvitationLetterWords = defineWords('board-invitation-letter', {
  subject: '{username} invited you to a board',
  heading: 'Make a board together',
  invited: '{username} invited you to work on a board with them: add Pins, make sections, plan together.',
  look: 'You can look at the invitation first. To accept it, log in or sign up.',
  see: 'See the invitation',
  link: 'The link works once, for 30 days. Anyone who has it can join, so don’t share it.',
  why: 'You’re getting this email because {username} entered your address. If you don’t know them, you can ignore it.',
})
