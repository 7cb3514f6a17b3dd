import { defineWords } from '@pinfold/words'

export const accountsSectionWords = defineWords('accounts-section', {
  heading: 'Your accounts',
  lead: 'Switch between the accounts you are logged in to here, and your linked business accounts.',
  add: 'Add account',
  business: 'Business',
  linked: 'Linked',
  current: 'Current',
  unlink: 'Unlink',
  unlinkNamed: 'Unlink {name}',
  logOut: 'Log out',
  logOutNamed: 'Log out of {name}',
  loggedOut: '{name} is logged out here',
  switch: 'Switch',
  switchNamed: 'Switch to {name}',
})
