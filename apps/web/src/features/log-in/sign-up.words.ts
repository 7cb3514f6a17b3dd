import { defineWords } from '@pinfold/words'

export const signUpWords = defineWords('sign-up', {
  signUp: 'Sign up',
  name: 'Name',
  nameMissing: 'Enter the name you want to go by.',
  username: 'Username',
  usernameHelp: 'Part of your profile’s address. Leave it empty and we’ll pick one for you.',
  usernameWrong: 'Use {shortest} to {longest} letters, digits and underscores.',
  email: 'Email',
  emailWrong: 'Enter an email address, like ana@example.com.',
  birthDate: 'Birth date',
  birthDateHelp: 'We only use it to check your age. Nobody else sees it.',
  birthDateMissing: 'Enter your birth date.',
  topicsOffer: 'Your home can begin with what you like.',
  chooseTopics: 'Choose topics',
})
