import { defineWords } from '@pinfold/words'

/** Everything of the member in one file. */
export const accountDataWords = defineWords('account-data', {
  heading: 'Your data',
  lead: 'A ZIP file with everything you’ve saved and written, your original pictures, and a page that opens offline. It stays here for {days} days.',
  download: 'Download',
  request: 'Request your data',
  requestAgain: 'Request again',
  failed: 'That didn’t work. Request it again.',
  ready: 'Your data is ready ({size}). Download it until {date}.',
  collecting: 'We are collecting your data. You can leave this page.',
  collectingLabel: 'Collecting your data',
  passwordRequired: 'Enter your password to continue.',
  exportGone: 'This export no longer exists.',
})
