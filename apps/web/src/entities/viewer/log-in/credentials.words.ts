import { defineWords } from '@pinfold/words'

/** What people get in with, as forms in several places ask for it. */
export const credentialWords = defineWords('credentials', {
  password: 'Password',
  newPassword: 'New password',
  passwordMissing: 'Enter your password.',
  passwordLength: 'At least {shortest} characters',
  passwordTooShort: 'Use at least {shortest} characters. A short sentence works well.',
  nameOrEmail: 'Email or username',
  nameOrEmailMissing: 'Enter your email or username.',
  appCode: 'Code from your authenticator app',
  enterPassword: 'Enter your password',
  logIn: 'Log in',
})
