import { defineWords } from '@pinfold/words'

export const letterWords = defineWords('letter', {
  orOpen: 'Or open this address: {address}',
})
