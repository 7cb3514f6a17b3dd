import { defineWords } from '@pinfold/words'

/** Invitations to boards and requests to join them, over the boards of a profile. */
export const invitationCardWords = defineWords('invitation-cards', {
  invitations: 'Board invitations',
  requests: 'Requests to join your boards',
  declineBoard: 'Decline {board}',
  acceptBoard: 'Accept {board}',
  invitedYou: '<person>{name}</person> invited you to <place>{board}</place>',
  asksToJoin: '<person>{name}</person> asks to join <place>{board}</place>',
  asksToJoinAny: '<person>{name}</person> asks to join your board',
  isOnBoard: '{name} is on {board} now',
  isOnYourBoard: '{name} is on your board now',
  requestIgnored: 'Request ignored',
  ignore: 'Ignore',
  ignorePerson: 'Ignore {name}',
  acceptPerson: 'Accept {name}',
})
