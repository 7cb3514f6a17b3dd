import { defineWords } from '@pinfold/words'

export const tokenScopeWords = defineWords('token-scope', {
  noTokenMay: 'No access token may do this. Log in instead.',
  needsScope: 'This needs a token with the scope {scope}.',
})
