import { defineWords } from '@pinfold/words'

/** What the site says of itself as an app. */
export const elsewhereWords = defineWords('elsewhere', {
  description: 'Save ideas you love and find them again.',
})
