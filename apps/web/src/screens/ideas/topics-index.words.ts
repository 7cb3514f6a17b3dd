import { defineWords } from '@pinfold/words'

/** The page of the tree of topics. */
export const topicsIndexWords = defineWords('topics-index', {
  heading: 'All topics',
  description: 'Every topic there is, from living rooms to northern lights, with the Pins that people save.',
  find: 'Find a topic',
  search: 'Search',
  found: 'Topics for “{query}”',
  nothing: 'No topic goes by “{query}”',
  nothingHelp: 'Try another word for it, or look through all of them.',
  showAll: 'Show all topics',
  none: 'No topics yet',
  noneHelp: 'Whoever runs this site hasn’t set any up.',
  explore: 'Explore ideas',
})
