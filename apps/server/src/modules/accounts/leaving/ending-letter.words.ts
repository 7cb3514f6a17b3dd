import { defineWords } from '@pinfold/words'

export const endingLetterWords = defineWords('ending-letter', {
  subject: 'The final step to delete your account',
  heading: 'Delete your account?',
  hello: 'Hello {name},',
  step: 'this is the final step. Your profile, boards and Pins are hidden at once. Log in within {days} days to keep them; after that they are gone for good.',
  linked: 'The same goes for your linked business accounts, except those with two-factor log-in.',
  act: 'Delete my account',
  link: 'The link works once, for {hours} hours.',
  ignore: 'If you didn’t ask for this, don’t open the link, and change your password.',
  which: 'The account is {username}.',
})
