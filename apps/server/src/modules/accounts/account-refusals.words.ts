import { defineWords } from '@pinfold/words'

export const accountRefusalWords = defineWords('account-refusals', {
  businessOnly: 'is for business accounts',
  imprintOnly: 'is for business accounts, and for Germany, Austria and Switzerland',
  noBirthDate: 'must be a date of birth',
  businessAlready: 'This is a business account already.',
})
