import { defineWords } from '@pinfold/words'

/** What a member’s home is made from. */
export const tuneHomeWords = defineWords('tune-home', {
  heading: 'Tune your home',
  lead: 'Home is made from these. What you switch off no longer leads to Pins there.',
  kinds: 'Kinds of sources',
  board: 'Boards',
  topic: 'Topics',
  member: 'People',
  pin: 'Your Pins',
  untitled: 'A Pin without a title',
  noBoards: 'No boards yet',
  noBoardsHelp: 'Boards that you make or follow stand here.',
  noTopics: 'No topics yet',
  noTopicsHelp: 'Topics that you follow stand here.',
  noMembers: 'Nobody yet',
  noMembersHelp: 'People that you follow stand here.',
  noPins: 'No Pins yet',
  noPinsHelp: 'Pins that you save stand here; home shows what is like them.',
  chooseTopics: 'Choose topics',
  explore: 'Explore ideas',
  showMore: 'Show more',
})
