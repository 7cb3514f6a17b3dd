import { limits, type Pin, type Section } from '@pinfold/contract'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DragItem } from '../../../ui/drag/drag-rules.ts'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import type { WallShape } from '../../../ui/masonry/masonry-layout.ts'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { gridTitle, pinCardSize } from '../../../entities/pin/card/pin-card-size.ts'
import { usePins } from '../../../entities/pin/use-pin.ts'
import { WallEnd } from '../../../entities/pin/card/wall-end.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { OrganizeBar } from './organize-bar.tsx'
import styles from './organized-wall.module.css'
import { type Choice, type Place, type PlaceList, pinsIn } from '../../../entities/board/place/place.ts'
import { boardOrganizingWords } from './board-organizing.words.ts'

export interface OrganizedWallProps {
  readonly place: Place
  readonly list: PlaceList
  readonly label: string
  readonly sections: readonly Section[]
  readonly shape: WallShape | undefined
  readonly itemRef: ((item: DragItem) => RefCallback<HTMLElement>) | undefined
  /** Is told what is chosen; keep its identity. */
  readonly onChosen: (ids: readonly string[]) => void
  readonly onLeave: () => void
}

const keyOf = (pin: Pin) => pin.id
const idsOf = (pins: readonly Pin[]) => pins.map(keyOf)
const nameOf = (pin: Pin) => gridTitle(pin) || pin.alt_text || boardOrganizingWords.pin
const plain = new Set(['INPUT', 'TEXTAREA'])

/** PI-06: the wall while its pins are chosen; below or above it, what can be done with them. */
export function OrganizedWall(props: OrganizedWallProps) {
  const { place, list, label, sections, shape, itemRef, onChosen, onLeave } = props
  const { more, goneIds } = list
  // What is gone cannot be chosen.
  const pins = usePins(list.rows)
  const rows = useMemo(() => pins.filter(({ id }) => !goneIds.has(id)), [pins, goneIds])
  const order = useMemo(() => idsOf(rows), [rows])
  const selection = useSelection(order)
  const { ids } = selection
  // As long as all that is loaded stays chosen, what is not loaded yet is chosen as well.
  const [wantsWhole, setWantsWhole] = useState(false)
  const isWhole = wantsWhole && ids.length === rows.length && rows.length > 0
  const choice: Choice = {
    ids,
    isWhole: isWhole && (more.hasMore === true || ids.length > limits.bulkEdit.atOnce),
    count: isWhole && more.hasMore === true ? Math.max(pinsIn(place, sections), ids.length) : ids.length,
  }
  const chooseAll = () => {
    setWantsWhole(true)
    selection.selectAll()
  }
  const clear = () => {
    setWantsWhole(false)
    selection.clear()
  }
  useEffect(() => onChosen(ids), [onChosen, ids])
  const hearGrowth = useEffectEvent(() => {
    if (!wantsWhole) return
    // Pages that come later are chosen with the rest; anything taken back ends that.
    if (ids.length < rows.length && rows.slice(0, ids.length).every(({ id }) => selection.isChosen(id)))
      selection.selectAll()
  })
  useEffect(() => hearGrowth(), [rows.length])
  const hearKeys = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')
    if (event.defaultPrevented || isElsewhere || plain.has((event.target as Element).tagName)) return
    if (event.key === 'Escape') return onLeave()
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
    event.preventDefault()
    chooseAll()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => hearKeys(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  const isBare = shape !== undefined
  const sizeOf = useCallback((pin: Pin) => pinCardSize(pin, false, isBare), [isBare])
  const renderItem = useCallback(
    (pin: Pin) => <ChoiceCard pin={pin} isBare={isBare} cardRef={itemRef?.({ kind: 'pin', id: pin.id })} />,
    [isBare, itemRef],
  )
  return (
    <div className={styles['organized']}>
      <OrganizeBar
        place={place}
        list={list}
        choice={choice}
        areOwn={rows.every((pin) => pin.viewer_can.edit || !selection.isChosen(pin.id))}
        areDeletable={rows.every(
          (pin) => pin.viewer_can.delete || pin.viewer_can.remove_from_board || !selection.isChosen(pin.id),
        )}
        onChooseAll={chooseAll}
        onClear={clear}
        onLeave={onLeave}
      />
      <Masonry
        items={rows}
        keyOf={keyOf}
        sizeOf={sizeOf}
        label={label}
        shape={shape}
        isGrowing={more.hasMore ?? false}
        onNearEnd={more.loadMore}
        renderItem={renderItem}
        listProps={selection.listProps}
        itemProps={(pin) => ({ ...selection.rowProps(pin.id), 'aria-label': nameOf(pin) })}
      />
      <WallEnd {...more} />
    </div>
  )
}
