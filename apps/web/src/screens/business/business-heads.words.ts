import { defineWords } from '@pinfold/words'

export const businessHeadWords = defineWords('business-heads', {
  access: 'Business access',
  analytics: 'Analytics',
  convert: 'Upgrade to a business account',
})
