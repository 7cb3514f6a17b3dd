import { defineWords } from '@pinfold/words'

/** Following a topic, for who hears the button alone. */
export const topicFollowWords = defineWords('topic-follow', {
  followTopic: 'Follow {topic}',
  followingTopic: 'Following {topic}',
})
