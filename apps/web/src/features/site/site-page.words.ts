import { defineWords } from '@pinfold/words'

export const sitePageWords = defineWords('site-page', {
  changed: 'Last changed on <time>{date}</time>',
})
