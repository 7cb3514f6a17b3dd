import type { Topic } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from './pin-topics.module.css'

/** What a Pin is about, as its maker said: each leads to its page. */
export function PinTopics({ topics }: { readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <ul className={styles['topics']}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link className={styles['topic']} to={links.topic(topic)}>
            {topic.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
