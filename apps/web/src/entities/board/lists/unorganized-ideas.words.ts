import { defineWords } from '@pinfold/words'

export const unorganizedIdeaWords = defineWords('unorganized-ideas', {
  untitledPin: 'Pin without a title',
})
