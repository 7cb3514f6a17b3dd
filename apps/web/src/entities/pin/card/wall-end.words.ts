import { defineWords } from '@pinfold/words'

/** The row below a wall of Pins. */
export const wallEndWords = defineWords('wall-end', {
  failed: 'More Pins didn’t load.',
  offline: 'You’re offline. More Pins come when you’re back.',
  unreachable: 'Pinfold can’t be reached. More Pins come when it answers.',
  retry: 'Retry',
  loading: 'Loading more Pins',
  end: 'You’ve reached the end.',
})
