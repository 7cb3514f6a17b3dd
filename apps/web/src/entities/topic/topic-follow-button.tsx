import { interestFollowResource, type Topic } from '@pinfold/contract'
import { Check } from 'lucide-react'
import { call } from '../../api/client.ts'
import { noteEvent } from '../../api/client-events.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { useLoginPrompt } from '../viewer/log-in/login-prompt.ts'
import { topicFollowWords } from './topic-follow.words.ts'

/** ST-20, ER-07: follows at once, and goes back silently where the server refuses. */
const useTopicFollow = (topic: Topic) =>
  useOptimisticFact<boolean, boolean>(['topic', topic.id, 'follow'], {
    initial: topic.is_followed,
    apply: (isWanted) => isWanted,
    send: async (isWanted) => {
      const endpoint = isWanted ? interestFollowResource.create : interestFollowResource.delete
      const { data } = await call(endpoint, { interest_id: topic.id })
      return data[0]?.is_followed ?? isWanted
    },
    onGranted: (_, isWanted) => noteEvent(isWanted ? 'topic_follow' : 'topic_unfollow', { topic_id: topic.id }),
  })

interface TopicFollowButtonProps {
  readonly topic: Topic
  /** On a card it is as wide as the card, and no more important than others. */
  readonly isOnCard?: boolean
}

/** Follows a topic, or stops; visitors are asked to log in. */
export function TopicFollowButton({ topic, isOnCard = false }: TopicFollowButtonProps) {
  const [isFollowed, setFollowed] = useTopicFollow(topic)
  const ask = useLoginPrompt()
  const named = { topic: topic.name }
  return (
    <Button
      kind={isFollowed || isOnCard ? 'secondary' : 'primary'}
      size={isOnCard ? 40 : 48}
      isWide={isOnCard}
      icon={isFollowed && isOnCard && <Check size={16} aria-hidden="true" />}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? topicFollowWords.followingTopic(named) : topicFollowWords.followTopic(named)}
      onClick={() => ask(isFollowed ? 'unfollow' : 'follow', () => setFollowed(!isFollowed))}
    >
      {isFollowed ? actionWords.following : actionWords.follow}
    </Button>
  )
}
