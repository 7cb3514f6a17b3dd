import { defineWords } from '@pinfold/words'

/** What menus of accounts and the watch over them say. */
export const accountMenuWords = defineWords('account-menu', {
  yourAccounts: 'Your accounts',
  business: 'Business',
  switchedHeading: 'You switched accounts',
  switchedText: 'You switched accounts or logged out in another tab. Reload this page to continue.',
  reload: 'Reload',
})
