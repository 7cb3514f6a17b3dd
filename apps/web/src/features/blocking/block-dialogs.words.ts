import { defineWords } from '@pinfold/words'

/** The dialogs that ask for a block, and say what it means. */
export const blockDialogsWords = defineWords('block-dialogs', {
  question: 'Block {name}?',
  unseen: 'You won’t see each other’s Pins, boards and comments.',
  unfollowed: 'You will stop following each other, and cannot follow again.',
  untold: 'We won’t tell {name}.',
  block: 'Block',
  blocked: '{name} is blocked',
  blockedMeans: 'You no longer see each other. You can unblock them at any time on their profile.',
  gotIt: 'Got it',
})
