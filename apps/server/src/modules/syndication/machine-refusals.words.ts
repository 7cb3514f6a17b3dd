import { defineWords } from '@pinfold/words'

/** What programs of other sites are told. */
export const machineRefusalWords = defineWords('machine-refusals', {
  notPixels: 'must be a number of pixels',
  mustBeId: 'must be an id',
  notFunction: 'must be the name of a function',
  notObject: 'must be an object',
  wrongHash: 'is not the hash of this query',
  oneQuery: 'Send one query.',
  tooDeep: 'This query goes deeper than {most} levels.',
  tooManyFields: 'This query names more than {most} fields.',
  tooMuchSchema: 'This query asks more than {most} fields of the schema.',
  tooManyCalls: 'This query loads more than {most} things and lists.',
})
