import type { Topic } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { TopicFollowButton } from '../../entities/topic/topic-follow-button.tsx'
import { TopicIcon } from './topic-icon.tsx'
import styles from './topics.module.css'

/** A topic: its name leads to its page. */
export function TopicCard({ topic }: { readonly topic: Topic }) {
  return (
    <li className={styles['card']}>
      <span className={styles['icon']}>
        <TopicIcon theme={topic.theme} />
      </span>
      <Link className={styles['name']} to={links.topic(topic)}>
        {topic.name}
      </Link>
      <TopicFollowButton topic={topic} isOnCard />
    </li>
  )
}
