import { defineWords } from '@pinfold/words'

export const cookieSettingsWords = defineWords('cookie-settings', {
  heading: 'Cookie settings',
  necessary: 'Necessary',
  necessaryHelp:
    'Keeps you logged in, keeps forms safe, and remembers your theme and this choice. Pinfold needs these to work.',
  personalization: 'Personalization',
  personalizationHelp: 'Remembers on this device what you searched for and looked at, so you can find it again.',
  counting: 'Statistics',
  countingHelp:
    'Counts how often Pins are seen, opened and followed to their websites, and how long videos are played, so that their makers can know. Nobody learns who it was.',
  saveChoice: 'Save my choice',
  saved: 'Your cookie settings are saved',
})
