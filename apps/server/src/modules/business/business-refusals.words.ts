import { defineWords } from '@pinfold/words'

export const businessRefusalWords = defineWords('business-refusals', {
  tooManyBusinesses: 'You act for as many businesses as there may be. Leave one first.',
  tooManyRequests: 'This business has as many requests as may wait. Try again later.',
  asksForOther: 'This request now asks for another kind of access. Look at it again before you answer.',
  tooManyPeople: 'This is as many people as one business can have.',
})
