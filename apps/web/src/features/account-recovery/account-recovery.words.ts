import { defineWords } from '@pinfold/words'

/** Ways in without the password, and the other ends of mailed links. */
export const accountRecoveryWords = defineWords('account-recovery', {
  forgotHeading: 'Forgot your password?',
  forgotLead: 'Tell us who you are, and we’ll email you a link to choose a new one.',
  byEmailHeading: 'Log in by email',
  byEmailLead: 'We’ll email you a link that logs you in without your password.',
  backToLogIn: 'Back to log in',
  sendLink: 'Send the link',
  checkEmail: 'Check your email',
  passwordLinkSent:
    'If there is an account for <b>{name}</b>, a link is on its way. It works once, for an hour. Nothing there? Check your spam folder.',
  logInLinkSent:
    'If there is an account for <b>{name}</b>, a link is on its way. It works once, for 15 minutes. Nothing there? Check your spam folder.',
  tryAnother: 'Try another email or username',
  notNow: 'Not now',
  oneMoreStep: 'One more step',
  youAreIn: 'You’re in',
  youAreInLead: 'To change settings or do anything that needs extra security, enter your password.',
  welcomeBack: 'Welcome back',
  pressToLogIn: 'Press the button to log in on this device.',
  askAgain: 'Not working? <ask>Ask for a new link</ask>',
  logInByLink: 'Log in by link',
  linkIncomplete: 'This link is incomplete. Open it again from your email.',
  chooseHeading: 'Choose a new password',
  chooseLead: 'This logs your account out on every device and ends its access tokens.',
  savePassword: 'Save password',
  passwordChanged: 'Your password has been changed',
  passwordChangedLead: 'Every device is logged out, and access tokens no longer work. Log in with your new password.',
  isThisYourEmail: 'Is this your email?',
  confirmLead: 'Confirm that this email reached you.',
  confirmAddress: 'Confirm your email address',
  confirm: 'Confirm',
  thankYou: 'Thank you',
  emailConfirmed: '<b>{email}</b> is confirmed.',
  goToSite: 'Go to Pinfold',
})
