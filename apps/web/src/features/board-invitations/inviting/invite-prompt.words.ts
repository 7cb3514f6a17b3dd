import { defineWords } from '@pinfold/words'

/** Proposes to work on a board with others. */
export const invitePromptWords = defineWords('invite-prompt', {
  label: 'Invite people to a board',
  betterWithOthers: 'Better with others: {board}',
  help: 'Invite people to add Pins and sections with you.',
  notNow: 'Not now',
  invite: 'Invite',
})
