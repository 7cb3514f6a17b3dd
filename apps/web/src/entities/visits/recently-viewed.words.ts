import { defineWords } from '@pinfold/words'

export const recentlyViewedWords = defineWords('recently-viewed', {
  heading: 'Recently viewed',
  all: 'See all',
  untitled: 'A Pin without a title',
})
