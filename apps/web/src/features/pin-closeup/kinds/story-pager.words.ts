import { defineWords } from '@pinfold/words'

/** The pages of a story. */
export const storyPagerWords = defineWords('story-pager', {
  carousel: 'carousel',
  slide: 'slide',
  page: 'Page {page} of {count}',
  previous: 'Previous page',
  next: 'Next page',
})
