import { defineWords } from '@pinfold/words'

export const logInWords = defineWords('log-in', {
  addAccount: 'Add an account',
  welcomeBack: 'Welcome back',
  newHere: 'New here? <change>Sign up</change>',
  addNewAccount: 'Add a new account',
  makeRoom: 'Make room for your ideas',
  alreadyMember: 'Already a member? <change>Log in</change>',
  forgotPassword: 'Forgot your password?',
  emailMeLink: 'Email me a log-in link',
  loggedOut: 'You were logged out',
  loggedOutText: 'Your session was ended somewhere else. Log in to go on where you were.',
})
