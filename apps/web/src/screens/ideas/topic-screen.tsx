import { type Topic, topicFeedResource } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { TopicFollowButton } from '../../entities/topic/topic-follow-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { topicPageWords } from './topic-page.words.ts'
import styles from './topic-screen.module.css'

interface TopicScreenProps {
  readonly topic: Topic
  readonly related: readonly Topic[]
  readonly pins: Answer<typeof topicFeedResource.get>
}

/** DS-14: a topic, what is like it, and the Pins about it. */
export function TopicScreen({ topic, related, pins }: TopicScreenProps) {
  const { rows, ...more } = usePages(topicFeedResource.get, { interest: topic.id }, pins)
  const named = { topic: topic.name }
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['heading']}>{topic.name}</h1>
        <TopicFollowButton topic={topic} />
        <nav className={styles['related']} aria-label={topicPageWords.related}>
          <ul className={styles['chips']}>
            <li>
              <Link className={styles['chip']} to={links.topics()}>
                {topicPageWords.explore}
              </Link>
            </li>
            {related.map((other) => (
              <li key={other.id}>
                <Link className={styles['chip']} to={links.topic(other)}>
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {rows.length > 0 ? (
        <PinWall pins={rows} label={topicPageWords.pins(named)} showsPinner more={more} />
      ) : (
        <EmptyState
          drawing="pins"
          heading={topicPageWords.emptyHeading}
          action={<LinkButton to={links.topics()}>{topicPageWords.explore}</LinkButton>}
        >
          {topicPageWords.emptyHelp(named)}
        </EmptyState>
      )}
    </div>
  )
}
