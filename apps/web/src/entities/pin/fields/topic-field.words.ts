import { defineWords } from '@pinfold/words'

/** What a Pin is about, in the forms that say so. */
export const topicFieldWords = defineWords('topic-field', {
  topics: 'Topics',
  help: 'Up to {most}, so that people find it',
  add: 'Add a topic',
  remove: 'Remove {topic}',
})
