import { defineWords } from '@pinfold/words'

/** The page of one topic. */
export const topicPageWords = defineWords('topic-page', {
  title: '{topic}: ideas',
  description: 'Pins about {topic} that people save, and topics like it.',
  explore: 'All topics',
  related: 'Related topics',
  pins: 'Pins about {topic}',
  emptyHeading: 'No Pins here yet',
  emptyHelp: 'Pins about {topic} will appear here once somebody saves some.',
})
