import { defineWords } from '@pinfold/words'

/** What was done with access to a business, in a sentence each. */
export const accessLogWords = defineWords('access-log', {
  invited: '{actor} invited {member}: {to}',
  invitationWithdrawn: '{actor} withdrew the invitation of {member}',
  accepted: '{member} accepted the invitation',
  declined: '{member} declined the invitation',
  changed: '{actor} changed the role of {member} from {from} to {to}',
  given: '{actor} gave {member} a role: {to}',
  taken: '{actor} took a role from {member}: {from}',
  removed: '{actor} removed {member}',
  left: '{member} left',
  asked: '{member} asked for access: {to}',
  requestWithdrawn: '{member} withdrew the request',
  requestGranted: '{actor} let {member} in: {to}',
  requestDeclined: '{actor} declined the request of {member}',
  ended: 'The access of {member} ended after a block, or because an account was closed',
  assigned: 'The Pinfold team lets {member} act for this business: {to}',
  unassigned: '{member} from the Pinfold team no longer acts for this business',
  somebodyGone: 'Someone who has left',
  nothingYet: 'Nothing yet',
  nothingYetText: 'Invitations, requests and changes of roles are noted here, and stay.',
})
