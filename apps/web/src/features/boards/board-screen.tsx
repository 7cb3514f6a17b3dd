import { type Board, type Section, boardContentRecommendationResource, boardFeedResource } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import { PinWall } from '../pins/pin-wall.tsx'
import { BoardHeader } from './board-header.tsx'
import styles from './board-screen.module.css'
import { SectionRow } from './section-row.tsx'
import { SensitivityGate } from './sensitivity-gate.tsx'

interface BoardScreenProps {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly pins: Answer<typeof boardFeedResource.get>
  /** Pins like those on the board, for those who may add them. */
  readonly ideas: Answer<typeof boardContentRecommendationResource.get> | null
}

/** BO-01: header, sections, pins, and more ideas once the pins are at their end. */
export function BoardScreen({ board, sections, pins, ideas }: BoardScreenProps) {
  const { rows, ...more } = usePages(boardFeedResource.get, { board_id: board.id }, pins)
  return (
    <>
      <BoardHeader board={board} />
      <SensitivityGate board={board}>
        {sections.length > 0 && <SectionRow board={board} sections={sections} />}
        <div className={styles['pins']}>
          {rows.length > 0 ? (
            <PinWall pins={rows} label={`Pins on ${board.name}`} more={more} />
          ) : (
            <EmptyBoard board={board} />
          )}
        </div>
        {ideas && !more.loadMore && !more.isLoadingMore && <MoreIdeas board={board} ideas={ideas} />}
      </SensitivityGate>
    </>
  )
}

interface MoreIdeasProps {
  readonly board: Board
  readonly ideas: Answer<typeof boardContentRecommendationResource.get>
}

function MoreIdeas({ board, ideas }: MoreIdeasProps) {
  const { rows, ...more } = usePages(boardContentRecommendationResource.get, { board_id: board.id }, ideas)
  if (rows.length === 0) return null
  return (
    <section className={styles['ideas']}>
      <h2 className={styles['ideasHeading']}>More ideas for {board.name}</h2>
      <PinWall pins={rows} label={`More ideas for ${board.name}`} more={more} showsPinner isBelowFold />
    </section>
  )
}

function EmptyBoard({ board }: { readonly board: Board }) {
  if (!board.viewer_can.add_pin) return <EmptyState drawing="pins" heading="There are no Pins here yet." />
  return (
    <EmptyState
      drawing="pins"
      heading="Nothing on this board yet."
      action={
        <CreateMenu
          label="Add a Pin"
          hasText
          kind="primary"
          surface={{ at: 'board', boardId: board.id, canAddSection: board.viewer_can.edit }}
        />
      }
    >
      Upload a picture of your own, or save what you find.
    </EmptyState>
  )
}
