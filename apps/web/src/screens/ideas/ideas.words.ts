import { defineWords } from '@pinfold/words'

/** Explore: what there is to see today. */
export const ideasWords = defineWords('ideas', {
  heading: 'Explore ideas',
  lead: 'Pick a topic and see what people save.',
  description: 'Ideas by topic: recipes, rooms, gardens, crafts and more, in Pins that people save.',
  today: 'Today',
  allArticles: 'All articles',
  rising: 'Rising searches',
  topics: 'Topics',
  allTopics: 'All topics',
  boards: 'Boards to follow',
  people: 'People to follow',
  savesAlike: 'Saves what you save, on “{board}”',
  pins: 'What people are saving now',
  emptyHeading: 'Quiet here today',
  emptyHelp: 'What people save shows up here. Until then, look through the topics.',
})
