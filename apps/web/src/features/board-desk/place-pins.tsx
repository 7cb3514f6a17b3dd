import type { Pin, PinDensity, PinSortOrder, Section } from '@pinfold/contract'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useFact } from '../../api/use-optimistic-fact.ts'
import { useMember } from '../../api/viewer.ts'
import { denseShape } from '../../ui/masonry/dense-shape.ts'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import styles from '../../entities/board/place/board-page.module.css'
import { densityKey } from './density-key.ts'
import { OrderLinks } from './order-links.tsx'
import type { Desk, Place, PlaceList } from '../../entities/board/place/place.ts'
import type { OrganizedWall } from './organizing/organized-wall.tsx'
import type { Hold } from '../../entities/board/place/use-overlay.ts'
import { loadPart } from '../../ui/load-part.ts'

const BoardDesk = lazy(() =>
  loadPart(() => import('./board-desk.tsx')).then((module) => ({ default: module.BoardDesk })),
)

const never = () => () => undefined
/** Its tools work by script alone, so the server's page has only their room. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

interface PlacePinsProps {
  readonly place: Place
  readonly list: PlaceList
  readonly label: string
  readonly sections: readonly Section[]
  readonly holdSections: Hold<readonly Section[]>
  readonly density: PinDensity
  readonly sort: PinSortOrder
  readonly desk: Desk | null
  readonly onDesk: (desk: Desk | null) => void
  /** Stands in place of a wall without pins. */
  readonly empty: ReactNode
}

/** The wall of a board or section; over it, for members, what arranges it. */
export function PlacePins(props: PlacePinsProps) {
  const { place, list, label, desk, empty } = props
  // Loaded before it takes the wall's place, so that nothing flickers.
  const [Organized, setOrganized] = useState<typeof OrganizedWall | null>(null)
  const isOrganizing = Organized !== null && place.board.viewer_can.edit
  // Taken off the board meanwhile; whoever comes back begins anew.
  if (Organized !== null && !isOrganizing) setOrganized(null)
  const chosen = useRef<readonly string[]>([])
  const keepChosen = useCallback((ids: readonly string[]) => void (chosen.current = ids), [])
  const bar = useRef<HTMLDivElement>(null)
  const isInBrowser = useIsInBrowser()
  const isMember = useMember() !== null
  const density = useFact(densityKey, props.density)
  const shape = isMember && density === 'dense' ? denseShape : undefined
  const itemRef = desk?.itemRef
  const cardRef = useCallback((pin: Pin) => itemRef?.({ kind: 'pin', id: pin.id }) ?? noRef, [itemRef])
  const organize = async () => {
    const module = await import('./organizing/organized-wall.tsx')
    setOrganized(() => module.OrganizedWall)
  }
  const leave = () => {
    keepChosen([])
    setOrganized(null)
    setTimeout(() => bar.current?.querySelector<HTMLElement>('[data-organize]')?.focus(), 60)
  }
  return (
    <>
      {(isMember || list.rows.length > 1) && (
        <div ref={bar} className={styles['bar']}>
          {!isMember && <OrderLinks sort={props.sort} />}
          {isMember && isInBrowser && (
            <Suspense fallback={null}>
              <BoardDesk {...props} isOrganizing={isOrganizing} chosen={chosen} onOrganize={() => void organize()} />
            </Suspense>
          )}
        </div>
      )}
      {list.rows.length === 0 ? (
        empty
      ) : isOrganizing ? (
        <Organized {...props} shape={shape} itemRef={itemRef} onChosen={keepChosen} onLeave={leave} />
      ) : (
        // In another order its cards offer other things, also one that is under the hand.
        <PinWall
          key={props.sort}
          pins={list.rows}
          label={label}
          more={list.more}
          shape={shape}
          cardRef={itemRef && cardRef}
        />
      )}
    </>
  )
}

const noRef = () => undefined
