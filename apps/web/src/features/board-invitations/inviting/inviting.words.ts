import { defineWords } from '@pinfold/words'

/** The dialog that asks people to work on a board, and what it says afterwards. */
export const invitingWords = defineWords('inviting', {
  people: 'People',
  email: 'Email',
  link: 'Link',
  heading: 'Invite people to {board}',
  howToInvite: 'How to invite',
  isInvited: '{name} is invited',
  areInvited: '{count, plural, one {{shown} person has been invited} other {{shown} people have been invited}}',
  invite: 'Invite',
  emailMissing: 'Enter an email address.',
  tooMany:
    '{count, plural, one {Enter at most {shown} address at a time.} other {Enter at most {shown} addresses at a time.}}',
  notEmail: '{address} isn’t an email address.',
  onItsWay: 'An invitation is on its way to {address}',
  areOnTheirWay: '{count, plural, one {{shown} invitation is on its way} other {{shown} invitations are on their way}}',
  byEmail: 'Invite by email',
  addresses: 'Email addresses',
  addressesHelp: 'Separate several with commas or new lines.',
  sendInvitations: 'Send invitations',
  letPeopleJoin: 'Let people join with a link',
  letPeopleJoinHelp: 'Anyone with the link can join this board. You can turn it off at any time.',
  linkOn: 'The link is on',
  linkOff: 'The link is off',
  inviteLink: 'Invite link',
  worksUntil: 'It works until {date}.',
  renewed: 'There’s a new link. The old one no longer works.',
  renew: 'Renew link',
  copy: 'Copy link',
})
