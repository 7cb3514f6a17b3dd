import { defineWords } from '@pinfold/words'

/** What a member made of Pins. */
export const triedListWords = defineWords('tried-list', {
  triedBy: 'Tried by {name}',
  retry: 'Retry',
  showMore: 'Show more',
  pin: 'Tried: {name}',
  unnamedPin: 'Tried: a Pin',
  unnamed: 'a Pin',
  nothingOfTheirs: '{name} has not tried anything yet.',
  nothing: 'Nothing tried yet.',
  nothingHelp: 'Made something you saw on a Pin? Open the Pin, press “I tried it”, and it will appear here.',
  findIdeas: 'Find ideas',
})
