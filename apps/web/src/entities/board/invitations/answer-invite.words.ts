import { defineWords } from '@pinfold/words'

/** What is said when somebody answered an invitation to a board. */
export const answerInviteWords = defineWords('answer-invite', {
  joined: "You're in! Save Pins, plan with collaborators, and more!",
  declined: 'Invitation declined',
  invalid: 'Invalid Invite',
})
