import type { PinDensity, PinSortOrder, Section, SectionCard } from '@pinfold/contract'
import { Grid2x2, Grid3x3, SlidersHorizontal, SquareDashedMousePointer } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import styles from '../../entities/board/place/board-page.module.css'
import { useBoardDensity } from './board-density.ts'
import { MergeSection } from './sections/merge-section.tsx'
import { orderSearch, pinOrders } from './pin-orders.ts'
import type { Desk, Place, PlaceList } from '../../entities/board/place/place.ts'
import { SectionTools } from './sections/section-tools.tsx'
import type { Hold } from '../../entities/board/place/use-overlay.ts'
import { usePinMoves } from './use-pin-moves.tsx'
import { useBoardDrag } from './use-board-drag.ts'
import { useSectionChanges } from './sections/use-section-changes.ts'
import { useWallChanges } from './organizing/use-wall-changes.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Rich } from '../../ui/rich.tsx'
import { boardDeskWords } from './board-desk.words.ts'
import { pinOrderWords } from './pin-orders.words.ts'

const SectionChoice = lazy(() =>
  loadPart(() => import('./sections/section-choice.tsx')).then((module) => ({ default: module.SectionChoice })),
)

export interface BoardDeskProps {
  readonly place: Place
  readonly list: PlaceList
  readonly label: string
  readonly sections: readonly Section[]
  readonly holdSections: Hold<readonly Section[]>
  readonly density: PinDensity
  readonly sort: PinSortOrder
  readonly isOrganizing: boolean
  /** The pins that are chosen while organizing. */
  readonly chosen: RefObject<readonly string[]>
  readonly onOrganize: () => void
  readonly onDesk: (desk: Desk | null) => void
}

/** BO-01: what a member does with the pins of a place: how they look, and for its editors how they are arranged. */
export function BoardDesk(props: BoardDeskProps) {
  const { place, list, sort, isOrganizing, onOrganize } = props
  const [density, setDensity] = useBoardDensity(props.density)
  const [, setSearch] = useSearchParams()
  const canEdit = place.board.viewer_can.edit
  const orders = pinOrders().map(({ id, label }) => ({
    id,
    label,
    onChoose: () => {
      setSearch(orderSearch(id), { replace: true, preventScrollReset: true })
      announce(boardDeskWords.sortedBy({ order: label }))
    },
  }))
  const view = [
    {
      id: 'regular',
      label: boardDeskWords.regular,
      icon: <Grid2x2 size={20} />,
      onChoose: () => setDensity('regular'),
    },
    { id: 'dense', label: boardDeskWords.dense, icon: <Grid3x3 size={20} />, onChoose: () => setDensity('dense') },
  ]
  return (
    <>
      {canEdit && sort !== 'custom' && <OrderNote sort={sort} />}
      {canEdit && list.rows.length > 0 && !isOrganizing && (
        <Button icon={<SquareDashedMousePointer size={20} aria-hidden="true" />} onClick={onOrganize} data-organize>
          {boardDeskWords.organize}
        </Button>
      )}
      <Menu
        label={boardDeskWords.viewOptions}
        icon={<SlidersHorizontal size={24} />}
        kind="filled"
        groups={[
          ...(list.rows.length > 1
            ? [{ id: 'sort', heading: pinOrderWords.sortBy, chosen: sort, choices: orders, closesOnChoice: true }]
            : []),
          { id: 'view', heading: boardDeskWords.viewOptions, chosen: density, choices: view },
        ]}
      />
      {canEdit && <EditorsDesk {...props} />}
    </>
  )
}

const linkToCustomOrder = (text: string) => (
  <Link to={{ search: '' }} replace preventScrollReset>
    {text}
  </Link>
)

/** Pins have places only in the order that their editors choose. */
function OrderNote({ sort }: { readonly sort: PinSortOrder }) {
  const elements = { custom: linkToCustomOrder }
  return (
    <p className={styles['orderNote']}>
      <Rich parts={sort === 'newest' ? boardDeskWords.newestFirst(elements) : boardDeskWords.oldestFirst(elements)} />
    </p>
  )
}

/** Dragging, and the same by menus. */
function EditorsDesk(props: BoardDeskProps) {
  const { place, list, label, sections, holdSections, sort, isOrganizing, chosen, onDesk } = props
  const { board } = place
  const canReorder = sort === 'custom'
  const pins = useWallChanges(place, list)
  const changes = useSectionChanges({ board, sections, hold: holdSections })
  const [merging, setMerging] = useState<{ source: Section; target: SectionCard } | null>(null)
  const { itemRef } = useBoardDrag({
    rows: list.rows,
    sections,
    chosen,
    isOrganizing,
    canReorder,
    onReorder: pins.reorder,
    onMove: (ids, section) => void pins.moveTo({ ids, isWhole: false, count: ids.length }, { board, section }),
    onReorderSections: changes.reorder,
    onMerge: (source, target) => setMerging({ source, target }),
  })
  const { moving, endMoving } = usePinMoves({ rows: list.rows, label, canReorder, onReorder: pins.reorder })
  useLayoutEffect(() => onDesk({ itemRef, SectionTools }), [itemRef, onDesk])
  useEffect(() => () => onDesk(null), [onDesk])
  return (
    <Suspense fallback={null}>
      {merging && (
        <MergeSection
          board={board}
          section={merging.source}
          target={merging.target}
          onMerge={(target) => changes.merge(merging.source, target)}
          onClose={() => setMerging(null)}
        />
      )}
      {moving && (
        <SectionChoice
          heading={boardDeskWords.moveToSection}
          board={board}
          withoutId={place.section?.id}
          offersBoard={place.section !== null}
          onPick={(section) => {
            endMoving()
            void pins.moveTo({ ids: [moving.id], isWhole: false, count: 1 }, { board, section })
          }}
          creation={{
            pinIds: [moving.id],
            onMade: (made) => {
              endMoving()
              void pins.tellSectionMade({ ids: [moving.id], isWhole: false, count: 1 }, made)
            },
          }}
          onClose={endMoving}
        />
      )}
    </Suspense>
  )
}
