import { lazy, Suspense } from 'react'
import { type HistoryEntry, type Pin, userHomefeedResource } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CreateMenu } from '../../features/creation-menu/index.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import styles from './home.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { homeWords } from './home.words.ts'
import { useNoteSeen } from './use-note-seen.ts'

/** Most homes go on and on. */
const RecentlyViewed = lazy(() =>
  loadPart(() => import('../../entities/visits/recently-viewed.tsx')).then((module) => ({
    default: module.RecentlyViewed,
  })),
)

export const HOME_OPTIONS = {}

/** Nothing here is there for the member's sake: they follow nobody of it, and nothing that they chose led to it. */
const isStrange = (pins: readonly Pin[]) =>
  pins.every(({ pinner, recommendation_reason: reason }) => !reason && !pinner.explicitly_followed_by_me)

interface HomeScreenProps {
  readonly pins: Answer<typeof userHomefeedResource.get>
  /** What the account remembers that its member looked at, for a quiet day. */
  readonly viewed: readonly HistoryEntry[]
}

/** A member's home feed. */
export function HomeScreen({ pins, viewed }: HomeScreenProps) {
  const { rows, ...more } = usePages(userHomefeedResource.get, HOME_OPTIONS, pins)
  useNoteSeen(rows.map(({ id }) => id))
  return (
    <div className={styles['feed']}>
      <h1 className="visually-hidden">{homeWords.heading}</h1>
      {rows.length > 0 ? (
        <>
          {isStrange(pins.data) && (
            <p className={styles['offer']}>
              {homeWords.offer}
              <LinkButton size={40} to={links.chooseTopics()}>
                {homeWords.chooseTopics}
              </LinkButton>
            </p>
          )}
          <PinWall pins={rows} label={homeWords.feed} showsPinner more={more} />
        </>
      ) : (
        <EmptyState
          drawing="pins"
          heading={homeWords.emptyHeading}
          action={
            <div className={styles['begin']}>
              <CreateMenu label={actionWords.create} hasText kind="primary" size={48} surface={{ at: 'anywhere' }} />
              <LinkButton size={48} to={links.chooseTopics()}>
                {homeWords.chooseTopics}
              </LinkButton>
            </div>
          }
        >
          {homeWords.emptyHelp}
        </EmptyState>
      )}
      {pins.bookmark === undefined && (
        <Suspense fallback={null}>
          <RecentlyViewed kept={viewed} />
        </Suspense>
      )}
    </div>
  )
}
