import { defineWords } from '@pinfold/words'

export const digestWords = defineWords('digest', {
  subjectMore: '{line}, and {count, plural, one {{shown} more} other {{shown} more}}',
  heading: 'What is new on Pinfold',
  hello: 'Hello {name},',
  more: '{count, plural, one {And {shown} more.} other {And {shown} more.}}',
  see: 'See what is new',
  howOften: 'How often these emails come',
  stop: 'Stop these emails',
  linkInvalid: 'This link isn’t valid.',
  stopped: 'You won’t get these emails anymore.',
})
