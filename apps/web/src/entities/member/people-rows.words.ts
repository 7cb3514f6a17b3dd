import { defineWords } from '@pinfold/words'

/** Lists of people. */
export const peopleRowsWords = defineWords('people-rows', {
  removed: 'Removed',
  keep: 'Keep',
  removeFollower: 'Remove follower {name}',
  removeName: 'Remove {name}',
  failed: 'More people didn’t load.',
  retry: 'Retry',
  loading: 'Loading more',
})
