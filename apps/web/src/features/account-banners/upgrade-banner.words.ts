import { defineWords } from '@pinfold/words'

export const upgradeBannerWords = defineWords('upgrade-banner', {
  businessAccount: 'Business account',
  notNow: 'Not now',
  question: 'Is this your work?',
  offer: 'A business account is free, and shows people how to reach you.',
})
