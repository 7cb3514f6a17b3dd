import { interestFollowResource, type Topic, type TopicTheme } from '@pinfold/contract'
import {
  Armchair,
  Bike,
  Brush,
  BookOpen,
  Cake,
  Check,
  type LucideIcon,
  Palette,
  PawPrint,
  Plane,
  Scissors,
  Shirt,
  Sparkles,
  Sprout,
  Utensils,
} from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { noteEvent } from '../../api/client-events.ts'
import { links } from '../../api/links.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Button } from '../../ui/button.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import styles from './topics.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { followedTopicsWords } from './followed-topics.words.ts'

const icons: Record<TopicTheme, LucideIcon> = {
  home: Armchair,
  food: Utensils,
  style: Shirt,
  beauty: Sparkles,
  art: Palette,
  design: Brush,
  crafts: Scissors,
  garden: Sprout,
  travel: Plane,
  nature: PawPrint,
  sport: Bike,
  celebrations: Cake,
  culture: BookOpen,
}

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

/** A topic: its name leads to what is found of it. */
export function TopicCard({ topic }: { readonly topic: Topic }) {
  const [isFollowed, setFollowed] = useTopicFollow(topic)
  const ask = useLoginPrompt()
  const Icon = icons[topic.theme]
  return (
    <li className={styles['card']}>
      <span className={styles['icon']} aria-hidden="true">
        <Icon size={24} />
      </span>
      <Link className={styles['name']} to={links.topic(topic)}>
        {topic.name}
      </Link>
      <Button
        isWide
        icon={isFollowed && <Check size={16} aria-hidden="true" />}
        aria-pressed={isFollowed}
        aria-label={
          isFollowed
            ? followedTopicsWords.followingTopic({ topic: topic.name })
            : followedTopicsWords.followTopic({ topic: topic.name })
        }
        onClick={() => ask(isFollowed ? 'unfollow' : 'follow', () => setFollowed(!isFollowed))}
      >
        {isFollowed ? actionWords.following : actionWords.follow}
      </Button>
    </li>
  )
}
