import { defineWords } from '@pinfold/words'

/** What somebody can say with one press. */
export const reactionKindWords = defineWords('reaction-kinds', {
  love: 'Love',
  goodIdea: 'Good idea',
  thanks: 'Thanks',
  wow: 'Wow',
  haha: 'Haha',
})
