import { defineWords } from '@pinfold/words'

/** What the home page says of itself. */
export const homeHeadWords = defineWords('home-head', {
  description: 'Save pictures that inspire you, sort them onto boards, and find them again when you need them.',
})
