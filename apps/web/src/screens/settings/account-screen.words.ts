import { defineWords } from '@pinfold/words'

export const accountScreenWords = defineWords('account-screen', {
  heading: 'Account management',
  lead: 'How you log in, your other accounts, and your data.',
  yourAccount: 'Your account',
})
