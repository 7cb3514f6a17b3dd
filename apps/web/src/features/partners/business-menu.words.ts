import { defineWords } from '@pinfold/words'

/** What the account menu offers of business access. */
export const businessMenuWords = defineWords('business-menu', {
  access: 'Business access',
  analytics: 'Analytics',
  showBar: 'Show business bar',
})
