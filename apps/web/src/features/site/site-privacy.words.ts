import { defineWords } from '@pinfold/words'

export const privacyWords = defineWords('site-privacy', {
  heading: 'Privacy',
  keptHeading: 'What this software keeps',
  keptOfYou: 'Your email address, birth date, country and what you write on your profile.',
  keptOfUse: 'Your Pins, boards, comments, messages, and whom and what you follow.',
  keptPictures: 'Your pictures, with the place and camera details removed.',
  keptDevices: 'For each device you’re logged in on: its kind and when it was last used, so you can end sessions.',
  keptHow:
    'Passwords are kept only in a form that can’t be read back. Everything stays on the computers of the people who run this site, and nothing is loaded from other sites while you browse.',
  whoHeading: 'Who sees what',
  whoText:
    'Public boards can be seen by everyone. Secret boards can be seen only by you and the people you invite: to anyone else they look as if they didn’t exist, and so do their pictures. With a private profile, only followers you approve see your Pins and boards.',
  cookiesHeading: 'Cookies',
  cookiesText:
    'A few cookies are needed to log you in and protect forms. Everything else is off until you allow it. <settings>Cookie settings</settings>',
  leavingHeading: 'Taking your data with you, and leaving',
  leavingText:
    'In your account settings you can download all of your data as one file. Deleting your account hides everything at once and erases it for good after 14 days, pictures included.',
})
