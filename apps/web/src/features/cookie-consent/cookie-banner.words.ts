import { defineWords } from '@pinfold/words'

export const cookieBannerWords = defineWords('cookie-banner', {
  cookies: 'Cookies',
  question:
    'Pinfold needs a few cookies to work. May it also remember, on this device, what you searched for and looked at, and count how often Pins are seen?',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  choose: 'Let me choose',
})
