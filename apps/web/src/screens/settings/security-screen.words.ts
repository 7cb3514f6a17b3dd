import { defineWords } from '@pinfold/words'

export const securityScreenWords = defineWords('security-screen', {
  heading: 'Security',
  lead: 'Keep your account safe.',
  showDevices: 'Show devices',
  logOutElsewhere: 'Log out everywhere else',
  loggedOutElsewhere: 'Logged out everywhere else',
})
