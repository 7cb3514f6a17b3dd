import { type Board, type Section, boardFeedResource } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PinWall } from '../pins/pin-wall.tsx'
import { BoardHeader } from './board-header.tsx'
import styles from './board-screen.module.css'
import { SectionRow } from './section-row.tsx'

interface BoardScreenProps {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly pins: Answer<typeof boardFeedResource.get>
}

/** BO-01 in its first form: header, sections, pins. */
export function BoardScreen({ board, sections, pins }: BoardScreenProps) {
  const { rows, ...more } = usePages(boardFeedResource.get, { board_id: board.id }, pins)
  return (
    <>
      <BoardHeader board={board} />
      {sections.length > 0 && <SectionRow board={board} sections={sections} />}
      <div className={styles['pins']}>
        {rows.length > 0 ? (
          <PinWall pins={rows} label={`Pins on ${board.name}`} more={more} />
        ) : (
          <EmptyBoard board={board} />
        )}
      </div>
    </>
  )
}

function EmptyBoard({ board }: { readonly board: Board }) {
  if (!board.viewer_can.add_pin) return <EmptyState drawing="pins" heading="There are no Pins here yet." />
  return (
    <EmptyState
      drawing="pins"
      heading="Nothing on this board yet."
      action={
        <LinkButton kind="primary" to={links.createPin()} state={{ boardId: board.id }}>
          Add a Pin
        </LinkButton>
      }
    >
      Upload a picture of your own, or save what you find.
    </EmptyState>
  )
}
