import { defineWords } from '@pinfold/words'

/** Away for a while, or for good. */
export const leavingWords = defineWords('leaving', {
  heading: 'Leave',
  alsoLinked: '{count, plural, one {Also my linked account} other {Also my linked accounts}}',
  deactivateAccount: 'Deactivate account',
  deactivateHelp: 'Hides your profile, boards, Pins and comments. Log in to bring everything back.',
  deactivate: 'Deactivate',
  deactivateHeading: 'Deactivate your account?',
  deactivateText:
    'Nobody will see your profile, boards, Pins and comments until you log in again. You’ll be logged out on all devices.',
  deleteAccount: 'Delete account',
  deleteHelp: 'Everything is deleted for good after {days} days. Download your data first.',
  deleteHeading: 'Delete your account?',
  deleteText:
    'We send you an email with the final step. From then on everything is hidden, and after {days} days your profile, boards, Pins, comments and pictures are gone for good. Log in before that to keep them.',
  sendEmail: 'Send the email',
})
