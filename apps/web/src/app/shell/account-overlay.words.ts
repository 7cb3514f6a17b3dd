import { defineWords } from '@pinfold/words'

/** What the account menu offers. */
export const accountOverlayWords = defineWords('account-overlay', {
  yourAccount: 'Your account',
  profile: 'Your profile',
  settings: 'Settings',
  addAccount: 'Add account',
  help: 'Help',
  cookies: 'Cookie settings',
  theme: 'Theme',
  themeOfDevice: 'Match this device',
  themeLight: 'Light',
  themeDark: 'Dark',
  logOut: 'Log out',
})
