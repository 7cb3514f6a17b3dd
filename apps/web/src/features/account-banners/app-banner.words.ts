import { defineWords } from '@pinfold/words'

/** The offer to put the site among a phone’s apps. */
export const appBannerWords = defineWords('app-banner', {
  app: 'The app',
  question: 'Put Pinfold on your home screen?',
  offer: 'It opens like an app, and your other apps can share pictures and links to it.',
  install: 'Install',
})
