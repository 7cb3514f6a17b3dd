import { defineWords } from '@pinfold/words'

/** The topics that a member follows. */
export const followedTopicsWords = defineWords('followed-topics', {
  youFollowNone: 'You’re not following any topics yet',
  followsNone: 'No topics followed yet',
  chooseBelow: 'Choose a few below.',
  willAppear: 'Topics {name} follows will appear here.',
  followed: 'Followed topics',
  showMore: 'Show more topics',
  findMore: 'Find more topics',
  filter: 'Filter topics',
  none: 'No topic with that name.',
  more: 'More topics',
})
