import { userHomefeedResource } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CreateMenu } from '../../features/creation-menu/index.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import styles from './home.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { homeWords } from './home.words.ts'

export const HOME_OPTIONS = {}

/** A member's home feed. */
export function HomeScreen({ pins }: { readonly pins: Answer<typeof userHomefeedResource.get> }) {
  const { rows, ...more } = usePages(userHomefeedResource.get, HOME_OPTIONS, pins)
  return (
    <div className={styles['feed']}>
      <h1 className="visually-hidden">{homeWords.heading}</h1>
      {rows.length > 0 ? (
        <PinWall pins={rows} label={homeWords.feed} showsPinner more={more} />
      ) : (
        <EmptyState
          drawing="pins"
          heading={homeWords.emptyHeading}
          action={
            <CreateMenu label={actionWords.create} hasText kind="primary" size={48} surface={{ at: 'anywhere' }} />
          }
        >
          {homeWords.emptyHelp}
        </EmptyState>
      )}
    </div>
  )
}
