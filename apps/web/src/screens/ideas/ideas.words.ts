import { defineWords } from '@pinfold/words'

/** The page of all topics. */
export const ideasWords = defineWords('ideas', {
  heading: 'Explore ideas',
  lead: 'Pick a topic and see what people save.',
  description: 'Ideas by topic: recipes, rooms, gardens, crafts and more, in Pins that people save.',
  emptyHeading: 'No topics yet',
})
