import { defineWords } from '@pinfold/words'

/** The titles of the ways in. */
export const entranceHeadWords = defineWords('entrance-heads', {
  logInByEmail: 'Log in by email',
  logIn: 'Log in',
  setPassword: 'Set a new password',
  signUp: 'Sign up',
  emails: 'Emails',
  confirmEmail: 'Confirm your email address',
})
