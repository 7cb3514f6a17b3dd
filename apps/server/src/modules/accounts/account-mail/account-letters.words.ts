import { defineWords } from '@pinfold/words'

export const accountLetterWords = defineWords('account-letters', {
  hello: 'Hello {name},',
  ignore: 'If you didn’t ask for this, you can ignore this email. Nothing changes without the link.',
  hour: 'The link works once, for an hour.',
  minutes: 'The link works once, for 15 minutes. Don’t share it with anyone.',
  newPassword: 'Set a new password',
  hereNewPassword: 'Here is the link to choose a new password. It logs out every device and ends all access tokens.',
  choosePassword: 'Choose a password',
  logInLink: 'Your log-in link',
  logIn: 'Log in',
  hereLogIn: 'Here is the link to log in without your password.',
  isItYours: 'Is this your email address?',
  confirmYours: 'Confirm that this address is yours, so that we can reach you when it matters.',
  confirm: 'Confirm',
  confirmNew: 'Confirm your new email address',
  askedForNew: 'You asked to use this address for your account. Nothing changes until you confirm it.',
  why: 'You’re getting this email because it concerns the security of your account.',
  wasIt: 'Wasn’t you? Set a new password now.',
  passwordChanged: 'Your password was changed',
  loggedOut:
    'All other devices were logged out. Access tokens no longer work, and a change of email address that was waiting is canceled.',
  emailChangeAsked: 'Your email address is about to change',
  wish: 'Someone logged in to your account asked to change its email address to {email}. This address stays in place until the new one is confirmed.',
  wishForAnother:
    'Someone logged in to your account asked to change its email address to another one. This address stays in place until the new one is confirmed.',
  emailChanged: 'Your email address was changed',
  noLongerYours:
    'Your account has a new email address, and this one no longer belongs to it. Wasn’t you? Contact the people who run this site.',
  secondFactorOn: 'Two-factor log-in is on',
  alsoCode: 'From now on logging in also needs a code from your authenticator app.',
  secondFactorOff: 'Two-factor log-in is off',
  justPassword: 'From now on, you log in with just your password. Wasn’t you? Set a new password now.',
})
