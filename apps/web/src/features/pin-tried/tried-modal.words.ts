import { defineWords } from '@pinfold/words'

/** Saying that one tried it. */
export const triedModalWords = defineWords('tried-modal', {
  heading: 'I tried it',
  empty: 'Write a note or add a photo.',
  done: 'Nice! It’s now on this Pin and your profile.',
  howDidItGo: 'How did it go?',
})
