import { defineWords } from '@pinfold/words'

/** An invitation to a board, and the answers. */
export const boardInvitationWords = defineWords('board-invitation', {
  invitation: 'Invitation',
  invited: '<b>{name}</b> invited you to collaborate on this board.',
  invitedToBoard:
    '<b>{name}</b> invited you to this board. Once you join you can add Pins and sections, and plan together.',
  invitedToSecret:
    '<b>{name}</b> invited you to this secret board. Once you join you can add Pins and sections, and plan together.',
  goToBoard: 'Go to the board',
  logIn: 'Log in to join',
})
