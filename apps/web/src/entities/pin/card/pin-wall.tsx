import type { Pin } from '@pinfold/contract'
import { type RefCallback, use, useCallback } from 'react'
import { Masonry } from '../../../ui/masonry/masonry.tsx'
import { useLocale } from '../../../api/viewer.ts'
import type { WallShape } from '../../../ui/masonry/masonry-layout.ts'
import type { CardLine } from './card-line.ts'
import { PinCard } from './pin-card.tsx'
import { pinCardSize } from './pin-card-size.ts'
import { ReadyCards } from './ready-cards.ts'
import { usePins } from '../use-pin.ts'
import { WallEnd } from './wall-end.tsx'
import type { WallMore } from '../../../ui/wall-more.ts'

interface PinWallProps {
  readonly pins: readonly Pin[]
  readonly label: string
  readonly showsPinner?: boolean
  /** How the list goes on; a finished list leaves it out. */
  readonly more?: WallMore
  /** Walls further down the page load lazily. */
  readonly isBelowFold?: boolean
  /** Other columns than the usual ones; their cards are pictures alone. */
  readonly shape?: WallShape | undefined
  /** What stands in the last line of its cards; keep its identity. */
  readonly line?: CardLine | undefined
  /** Milliseconds between two looks at how far the page is scrolled. */
  readonly scrollPause?: number
  /** Hears of each card's element; keep its identity. */
  readonly cardRef?: ((pin: Pin) => RefCallback<HTMLElement>) | undefined
}

/** Loaded at once: the first row on ordinary screens. */
export const FIRST_ROW = 6

const keyOf = (pin: Pin) => pin.id

/** A wall of pins that goes on by itself. */
export function PinWall({
  pins: rows,
  label,
  showsPinner = false,
  more,
  isBelowFold = false,
  shape,
  line,
  scrollPause,
  cardRef,
}: PinWallProps) {
  // Their words decide how high cards are.
  const pins = usePins(rows)
  const isBare = shape !== undefined
  const sizeOf = useCallback(
    (pin: Pin) => pinCardSize(pin, showsPinner, isBare, line?.has(pin)),
    [showsPinner, isBare, line],
  )
  const renderItem = useCallback(
    (pin: Pin, index: number) => (
      <PinCard
        pin={pin}
        isFirst={!isBelowFold && index < FIRST_ROW}
        showsPinner={showsPinner}
        isBare={isBare}
        line={line}
        cardRef={cardRef?.(pin)}
      />
    ),
    [isBelowFold, showsPinner, isBare, line, cardRef],
  )
  const ready = use(ReadyCards)
  const locale = useLocale()
  const firsts = isBelowFold ? 0 : FIRST_ROW
  return (
    <>
      <Masonry
        items={pins}
        keyOf={keyOf}
        sizeOf={sizeOf}
        label={label}
        shape={shape}
        scrollPause={scrollPause}
        isGrowing={more?.hasMore ?? false}
        onNearEnd={more?.loadMore}
        renderItem={renderItem}
        itemsHtml={ready ? (drawn) => ready(pins, { firsts, showsPinner, isBare, line, locale }, drawn) : undefined}
      />
      {more && <WallEnd {...more} />}
    </>
  )
}
