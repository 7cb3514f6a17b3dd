import { defineWords } from '@pinfold/words'

export const termsWords = defineWords('site-terms', {
  heading: 'Terms',
  noneHeading: 'No terms yet',
  noneText: 'The people who run this site haven’t published any terms.',
  about: 'About this site',
})
