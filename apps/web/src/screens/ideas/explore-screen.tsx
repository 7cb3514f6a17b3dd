import {
  type ArticleCard,
  type Board,
  type CoveredTopic,
  explorePinsResource,
  type RisingSearch,
  type SuggestedPerson,
} from '@pinfold/contract'
import { TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { BoardGrid } from '../../entities/board/card/board-grid.tsx'
import { FollowButton } from '../../entities/member/follow-button.tsx'
import { Person } from '../../entities/member/person-row.tsx'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import { recentlyViewedWords } from '../../entities/visits/recently-viewed.words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArticleTiles } from '../today/article-tiles.tsx'
import styles from './explore-screen.module.css'
import { ideasWords } from './ideas.words.ts'
import { TopicTile } from './topic-tile.tsx'

interface ExploreScreenProps {
  readonly articles: readonly ArticleCard[]
  readonly searches: readonly RisingSearch[]
  readonly topics: readonly CoveredTopic[]
  readonly boards: readonly Board[]
  /** Empty for visitors. */
  readonly people: readonly SuggestedPerson[]
  readonly pins: Answer<typeof explorePinsResource.get>
}

/** DS-15: what there is to see today. What has nothing to show is left out. */
export function ExploreScreen({ articles, searches, topics, boards, people, pins }: ExploreScreenProps) {
  const { rows, ...more } = usePages(explorePinsResource.get, {}, pins)
  return (
    <>
      <div className={styles['page']}>
        <h1 className={styles['heading']}>{ideasWords.heading}</h1>
        <div className={styles['partHead']}>
          <p className={styles['lead']}>{ideasWords.lead}</p>
          <Link className={styles['all']} to={links.recentlyViewed()}>
            {recentlyViewedWords.heading}
          </Link>
        </div>
        {articles.length > 0 && (
          <Part name="today" heading={ideasWords.today} all={[links.todayArticles(), ideasWords.allArticles]}>
            <ArticleTiles articles={articles} isLead />
          </Part>
        )}
        {searches.length > 0 && (
          <Part name="rising" heading={ideasWords.rising}>
            <ul className={styles['chips']}>
              {searches.map(({ query }) => (
                <li key={query}>
                  <Link className={styles['chip']} to={links.search({ query, scope: 'pins', isOwn: false })}>
                    <TrendingUp size={16} aria-hidden="true" />
                    {query}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {topics.length > 0 && (
          <Part name="topics" heading={ideasWords.topics} all={[links.topics(), ideasWords.allTopics]}>
            <ul className={styles['topics']}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <TopicTile topic={topic} isLazy={articles.length > 0} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {boards.length > 0 && (
          <Part name="boards" heading={ideasWords.boards}>
            <div className={styles['content']}>
              <BoardGrid boards={boards} />
            </div>
          </Part>
        )}
        {people.length > 0 && (
          <Part name="people" heading={ideasWords.people}>
            <ul className={styles['people']}>
              {people.map(({ user, board }) => (
                <Person key={user.id} person={user} note={ideasWords.savesAlike({ board: board.name })}>
                  <FollowButton user={user} isQuiet />
                </Person>
              ))}
            </ul>
          </Part>
        )}
        {rows.length > 0 && (
          <h2 className={`${styles['part']} ${styles['partName']}`} id="explore-pins">
            {ideasWords.pins}
          </h2>
        )}
      </div>
      {rows.length > 0 ? (
        <PinWall pins={rows} label={ideasWords.pins} showsPinner more={more} isBelowFold />
      ) : (
        <EmptyState
          drawing="pins"
          heading={ideasWords.emptyHeading}
          action={<LinkButton to={links.topics()}>{ideasWords.allTopics}</LinkButton>}
        >
          {ideasWords.emptyHelp}
        </EmptyState>
      )}
    </>
  )
}

interface PartProps {
  readonly name: string
  readonly heading: string
  /** Where all of it is, and what the link says. */
  readonly all?: readonly [to: string, words: string]
  readonly children: ReactNode
}

function Part({ name, heading, all, children }: PartProps) {
  return (
    <section className={styles['part']} aria-labelledby={`explore-${name}`}>
      <div className={styles['partHead']}>
        <h2 id={`explore-${name}`} className={styles['partName']}>
          {heading}
        </h2>
        {all && (
          <Link className={styles['all']} to={all[0]}>
            {all[1]}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
