import { defineWords } from '@pinfold/words'

/** A member’s home feed. */
export const homeWords = defineWords('home', {
  heading: 'Home',
  feed: 'Your home feed',
  offer: 'Choose some topics, and your home fills with Pins about them.',
  chooseTopics: 'Choose topics',
  emptyHeading: 'It’s quiet here. Start with a picture of your own.',
  emptyHelp: 'Pins saved by people you follow show up here.',
})
