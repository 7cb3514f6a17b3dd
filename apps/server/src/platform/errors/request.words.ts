import { defineWords } from '@pinfold/words'

/** What is wrong with a request, behind the name of the option that is. */
export const requestWords = defineWords('request', {
  notValid: 'is not valid',
  unkeepableCharacter: 'holds a character that no text has',
  isRequired: 'is required',
  mustBeJson: 'must be JSON',
  nestedTooDeeply: 'is nested too deeply',
  tooManyValues: 'holds too many values',
  cannotBeRead: 'cannot be read',
  mostFields: 'a form has at most {most} fields',
  cameByAnotherSite: 'This site runs at {site}; you came by {origin}.',
  cameByNoAddress: 'This site runs at {site}; you came by a page without an address.',
})
