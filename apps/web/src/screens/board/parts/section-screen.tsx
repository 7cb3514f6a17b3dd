import {
  type Board,
  type boardContentRecommendationResource,
  boardSectionPinsResource,
  boardSectionResource,
  type PinDensity,
  type PinSortOrder,
  type Section,
  type SectionCard,
} from '@pinfold/contract'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Answer, call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { listKey, usePages } from '../../../api/use-pages.ts'
import { useLocale } from '../../../api/viewer.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { counted } from '../../../ui/format.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { CreateMenu, SectionFlyout } from '../../../features/creation-menu/index.ts'
import { ShareButton } from '../../../entities/sharing/share-button.tsx'
import { sectionTarget } from '../../../entities/sharing/share-target.ts'
import { sectionPinsOptions } from '../../../entities/board/place/board-pins-options.ts'
import styles from '../../../entities/board/place/board-page.module.css'
import type { Desk } from '../../../entities/board/place/place.ts'
import { PlacePins, SectionMenu, usePlaceList } from '../../../features/board-desk/index.ts'
import { useOverlay } from '../../../entities/board/place/use-overlay.ts'
import { NewPinsPill, sectionGone, useLivePlace } from '../../../features/board-live/index.ts'
import { useFoundOperations } from '../../../entities/board/place/use-found-operations.ts'
import { useSection } from '../../../entities/board/use-board.ts'
import { SensitivityGate } from '../../../features/board-sensitivity/index.ts'
import { useSectionEnds } from '../../../entities/board/place/use-section-ends.ts'
import { pinCountWords } from '../../../entities/board/pin-counts.words.ts'
import { boardPageWords } from './board-page.words.ts'
import { MoreIdeas } from './more-ideas.tsx'

interface SectionScreenProps {
  readonly board: Board
  readonly section: Section
  readonly pins: Answer<typeof boardSectionPinsResource.get>
  /** Pins like those in the section, for those who may add them. */
  readonly ideas: Answer<typeof boardContentRecommendationResource.get> | null
  /** How close the member likes pins on boards to stand. */
  readonly density: PinDensity
  readonly sort: PinSortOrder
}

const noSections: readonly Section[] = []

export function SectionScreen(props: SectionScreenProps) {
  const { pins, ideas, density, sort } = props
  const section_id = props.section.id
  const options = sectionPinsOptions(section_id, sort)
  const queryKey = listKey(boardSectionPinsResource.get, options)
  const navigate = useNavigate()
  const { board, rest, goneIds, root, begins, waiting } = useLivePlace({
    board: props.board,
    rest: props.section,
    queryKey,
    readPage: (page_size) => call(boardSectionPinsResource.get, { ...options, page_size }),
    readRest: async () => (await call(boardSectionResource.get, { section_id })).data,
    addressOf: (of, { slug }) => links.section(of, slug),
    onRestMissing(of) {
      showToast({ text: sectionGone() })
      void navigate(links.board(of), { replace: true })
    },
  })
  const section = useSection(rest)
  const pages = usePages(boardSectionPinsResource.get, options, pins, begins)
  const list = usePlaceList(pages, queryKey, goneIds)
  const [, holdSections] = useOverlay(noSections)
  const [desk, setDesk] = useState<Desk | null>(null)
  useFoundOperations(board, [section])
  const locale = useLocale()
  const isAtEnd = !list.more.loadMore && !list.more.isLoadingMore
  const addPin = (
    <CreateMenu
      label={boardPageWords.addPin}
      hasText
      kind="primary"
      size={48}
      surface={{ at: 'section', boardId: board.id, sectionId: section.id }}
    />
  )
  return (
    <>
      <header className={styles['header']}>
        <p className={styles['crumb']}>
          <Link to={links.board(board)}>{board.name}</Link>
        </p>
        <h1 className={styles['name']}>{section.title}</h1>
        <p className={styles['counts']}>{pinCountWords.pins(counted(section.pin_count, locale))}</p>
        <div className={styles['actions']}>
          <ShareButton target={sectionTarget(board, section)} kind="filled" />
          {board.viewer_can.edit && <OwnMenu board={board} section={section} />}
        </div>
      </header>
      <SensitivityGate board={board}>
        <div ref={root} className={styles['pins']}>
          <NewPinsPill {...waiting} />
          <PlacePins
            place={{ board, section }}
            list={list}
            label={boardPageWords.pinsIn({ section: section.title })}
            sections={noSections}
            holdSections={holdSections}
            density={density}
            sort={sort}
            desk={desk}
            onDesk={setDesk}
            empty={
              <EmptyState
                drawing="pins"
                heading={boardPageWords.nothingInSection}
                action={board.viewer_can.add_pin && addPin}
              />
            }
          />
        </div>
        {isAtEnd && ideas && <MoreIdeas board={board} section={section} ideas={ideas} />}
      </SensitivityGate>
      <SectionFlyout board={board} sectionId={section.id} />
    </>
  )
}

function OwnMenu({ board, section }: Pick<SectionScreenProps, 'board' | 'section'>) {
  const navigate = useNavigate()
  const ends = useSectionEnds(board)
  const goTo = (place: string) => void navigate(place, { replace: true })
  const merge = async (target: SectionCard) => {
    await ends.merge(section, target)
    goTo(links.section(board, target.slug))
  }
  return (
    <SectionMenu
      board={board}
      section={section}
      onMerge={merge}
      onRenamed={({ slug }) => goTo(links.section(board, slug))}
      onDeleted={() => goTo(links.board(board))}
    />
  )
}
