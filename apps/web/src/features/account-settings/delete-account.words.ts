import { defineWords } from '@pinfold/words'

/** The other end of the link that deletes an account. */
export const deleteAccountWords = defineWords('delete-account', {
  incompleteHeading: 'This link is not complete',
  incompleteText:
    'Open it once more from the email that we sent you. If that does not help, ask for a new one: it is under “Leave” in your account settings. Nothing has happened to your account.',
  keepAccount: 'Keep my account',
  newLink: 'Get a new link',
  heading: 'Delete your account?',
  text: 'Your profile, boards, Pins and comments are hidden at once, and you are logged out on all devices. Log in within {days} days to keep everything. After that it is gone for good, with every picture.',
  deleteAccount: 'Delete my account',
})
