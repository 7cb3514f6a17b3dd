import { defineWords } from '@pinfold/words'

/** Who tried what a Pin shows. */
export const triedWords = defineWords('tried', {
  tried: 'Tried',
  question: 'Did you try it?',
  people: '{count, plural, one {{shown} person tried it} other {{shown} people tried it}}',
  iTried: 'I tried it',
  showMore: 'Show more',
  photo: 'What {name} made',
  takeBack: 'Take back',
})
