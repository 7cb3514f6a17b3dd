import { defineWords } from '@pinfold/words'

/** What the buttons of a banner say where it has nothing better. */
export const bannerWords = defineWords('banner', {
  go: 'Go',
  gotIt: 'Got it',
})
