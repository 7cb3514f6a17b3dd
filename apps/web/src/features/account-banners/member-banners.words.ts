import { defineWords } from '@pinfold/words'

export const memberBannerWords = defineWords('member-banners', {
  welcome: 'Welcome',
  welcomeBack: 'Welcome back, {name}',
  boardsWait: 'Your boards are where you left them.',
  yourEmail: 'Your email',
  settings: 'Settings',
  confirmEmail: 'Confirm your email',
  confirmEmailHow: 'Open the link we sent to {email}, or get a new one in your settings.',
})
