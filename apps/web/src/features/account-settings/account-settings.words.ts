import { defineWords } from '@pinfold/words'

/** Email, password and storage of the account. */
export const accountSettingsWords = defineWords('account-settings', {
  email: 'Email',
  verified: 'verified',
  notVerified: 'not verified yet',
  sendLink: 'Send link',
  sendAgain: 'Send again',
  linkSent: 'We sent a link to {email}',
  change: 'Change',
  changeEmail: 'Change email',
  changeEmailHeading: 'Change your email',
  newEmail: 'New email',
  newEmailWaits: '{email} is waiting for you to open the link we sent there.',
  newEmailHelp: 'Your address changes once you open the link we send there.',
  keepOldEmail: 'Keep the old one',
  openMailedLink: 'Open the link in the email we sent',
  passwordText:
    'Changing it logs you out on all other devices, ends your access tokens, and cancels an email change that’s waiting.',
  changePassword: 'Change password',
  changePasswordHeading: 'Change your password',
  passwordChanged: 'Password changed. Other devices are logged out, and access tokens no longer work.',
  currentPassword: 'Current password',
  passwordLength: 'At least {shortest} characters.',
  storage: 'Storage',
  storageUsed: 'Storage used',
  used: '{used} used',
  usedOf: '{used} of {allowed} used',
  usedNearlyAll: '{used} of {allowed} used. Delete Pins you created to make room.',
})
