import {
  type Board,
  type BoardPlanning,
  type PinDensity,
  type PinSortOrder,
  type Section,
  type boardContentRecommendationResource,
  boardFeedResource,
  boardSectionsResource,
} from '@pinfold/contract'
import { lazy, memo, Suspense, useState } from 'react'
import { BoardInvitationBanner } from '../../../features/board-invitations/index.ts'
import { type Answer, call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { listKey, usePages } from '../../../api/use-pages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BoardFlyout, CreateMenu } from '../../../features/creation-menu/index.ts'
import { BoardHeader } from './board-header.tsx'
import { MoreIdeas } from './more-ideas.tsx'
import { boardPinsOptions } from '../../../entities/board/place/board-pins-options.ts'
import styles from '../../../entities/board/place/board-page.module.css'
import type { Desk } from '../../../entities/board/place/place.ts'
import { PlacePins, usePlaceList } from '../../../features/board-desk/index.ts'
import { useOverlay } from '../../../entities/board/place/use-overlay.ts'
import { NewPinsPill, useLivePlace } from '../../../features/board-live/index.ts'
import { useFoundOperations } from '../../../entities/board/place/use-found-operations.ts'
import { useSections } from '../../../entities/board/use-board.ts'
import { readPlanning } from '../../../features/board-planning/index.ts'
import { SectionRow } from './section-row.tsx'
import { SensitivityGate } from '../../../features/board-sensitivity/index.ts'
import { loadPart } from '../../../ui/load-part.ts'
import { boardPageWords } from './board-page.words.ts'

const BoardsLike = lazy(() => loadPart(() => import('./boards-like.tsx')))

interface BoardScreenProps {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly pins: Answer<typeof boardFeedResource.get>
  /** Pins like those on the board, for those who may add them. */
  readonly ideas: Answer<typeof boardContentRecommendationResource.get> | null
  /** How close the member likes pins on boards to stand. */
  readonly density: PinDensity
  readonly sort: PinSortOrder
  /** What its team plans; null for everybody else. */
  readonly planning: BoardPlanning | null
  /** Since when the viewer's request to join waits; null where there is none. */
  readonly askedAt: string | null
}

/** Not rendered for other news from above: before its code has come, that would take it off the page for a moment. */
const Invitation = memo(function Invitation({ board }: { readonly board: Board }) {
  return (
    <Suspense fallback={null}>
      <BoardInvitationBanner board={board} />
    </Suspense>
  )
})

/** BO-01: header, sections, pins, and more ideas once the pins are at their end. */
export function BoardScreen(props: BoardScreenProps) {
  const { pins, ideas, density, sort, askedAt } = props
  const board_id = props.board.id
  const options = boardPinsOptions(board_id, sort)
  const queryKey = listKey(boardFeedResource.get, options)
  const { board, rest, goneIds, root, begins, waiting } = useLivePlace({
    board: props.board,
    isWaiting: askedAt !== null,
    rest: { sections: props.sections, planning: props.planning },
    queryKey,
    readPage: (page_size) => call(boardFeedResource.get, { ...options, page_size }),
    readRest: async () => {
      const [sections, planning] = await Promise.all([
        call(boardSectionsResource.get, { board_id, page_size: 250 }),
        readPlanning(board_id),
      ])
      return { sections: sections.data, planning }
    },
    addressOf: links.board,
  })
  const { planning } = rest
  const sections = useSections(rest.sections)
  const pages = usePages(boardFeedResource.get, options, pins, begins)
  const list = usePlaceList(pages, queryKey, goneIds)
  const [shownSections, holdSections] = useOverlay(sections)
  const [desk, setDesk] = useState<Desk | null>(null)
  useFoundOperations(board, sections)
  const { more } = list
  const isMember = useMember() !== null
  const isAtEnd = !more.loadMore && !more.isLoadingMore
  return (
    <>
      {board.is_invited === true && <Invitation board={board} />}
      <BoardHeader board={board} planning={planning} askedAt={askedAt} />
      <SensitivityGate board={board}>
        {shownSections.length > 0 && (
          <SectionRow board={board} sections={shownSections} hold={holdSections} desk={desk} />
        )}
        <div ref={root} className={styles['pins']}>
          <NewPinsPill {...waiting} />
          <PlacePins
            place={{ board, section: null }}
            list={list}
            label={boardPageWords.pinsOn({ board: board.name })}
            sections={shownSections}
            holdSections={holdSections}
            density={density}
            sort={sort}
            desk={desk}
            onDesk={setDesk}
            empty={<EmptyBoard board={board} />}
          />
        </div>
        {isAtEnd && ideas && <MoreIdeas board={board} section={null} ideas={ideas} />}
        {isAtEnd && !ideas && isMember && (
          <Suspense fallback={null}>
            <BoardsLike board={board} />
          </Suspense>
        )}
      </SensitivityGate>
      <div className={styles['flyout']}>
        <BoardFlyout board={board} />
      </div>
    </>
  )
}

function EmptyBoard({ board }: { readonly board: Board }) {
  if (board.section_count > 0 && board.pin_count > 0)
    return <p className={styles['allInSections']}>{boardPageWords.allInSections}</p>
  if (!board.viewer_can.add_pin) return <EmptyState drawing="pins" heading={boardPageWords.noPins} />
  return (
    <EmptyState
      drawing="pins"
      heading={boardPageWords.nothingOnBoard}
      action={
        <CreateMenu
          label={boardPageWords.addPin}
          hasText
          kind="primary"
          surface={{ at: 'board', boardId: board.id, canAddSection: board.viewer_can.edit }}
        />
      }
    >
      {boardPageWords.howToFill}
    </EmptyState>
  )
}
