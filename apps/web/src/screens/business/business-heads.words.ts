import { defineWords } from '@pinfold/words'

export const businessHeadWords = defineWords('business-heads', {
  access: 'Business access',
  convert: 'Upgrade to a business account',
})
