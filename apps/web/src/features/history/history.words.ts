import { defineWords } from '@pinfold/words'

/** What a member looked at. */
export const historyWords = defineWords('history', {
  heading: 'History',
  lead: 'Pins and boards you looked at. Only you see them.',
  deviceLead: 'Pins and boards you looked at on this device. Nobody else sees them.',
  keep: 'Keep my history with my account',
  keepHelp:
    'You find it on all your devices, and home shows what is like it. Switched off, the account forgets it all.',
  onDevice: 'On this device',
  inAccount: 'In your account',
  untitled: 'A Pin without a title',
  pin: 'Pin',
  board: 'Board',
  remove: 'Remove “{title}” from your history',
  clear: 'Clear all',
  clearHeading: 'Clear your history?',
  clearText: 'The Pins and boards themselves stay where they are.',
  none: 'Nothing here yet',
  noneHelp: 'Pins and boards that you look at will stand here.',
  notAllowed: 'This device may not remember what you look at. You can allow that in the cookie settings.',
  cookieSettings: 'Cookie settings',
  explore: 'Explore ideas',
  showMore: 'Show more',
})
