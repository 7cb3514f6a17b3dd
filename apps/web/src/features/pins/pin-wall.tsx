import type { Pin } from '@pinfold/contract'
import { useCallback } from 'react'
import { Button } from '../../ui/button.tsx'
import { Masonry } from '../../ui/masonry/masonry.tsx'
import { PinCard } from './pin-card.tsx'
import { pinCardSize } from './pin-card-size.ts'
import styles from './pin-wall.module.css'

interface PinWallProps {
  readonly pins: readonly Pin[]
  readonly label: string
  readonly showsPinner?: boolean
  /** How the list goes on; a finished list leaves it out. */
  readonly more?: { loadMore: (() => void) | undefined; isLoadingMore: boolean; hasFailed: boolean; retry: () => void }
  /** Walls further down the page load lazily. */
  readonly isBelowFold?: boolean
}

/** Loaded at once: the first row on ordinary screens. */
const FIRST_ROW = 5

const keyOf = (pin: Pin) => pin.id

/** A wall of pins that goes on by itself. */
export function PinWall({ pins, label, showsPinner = false, more, isBelowFold = false }: PinWallProps) {
  const sizeOf = useCallback((pin: Pin) => pinCardSize(pin, showsPinner), [showsPinner])
  return (
    <>
      <Masonry
        items={pins}
        keyOf={keyOf}
        sizeOf={sizeOf}
        label={label}
        onNearEnd={more?.loadMore}
        renderItem={(pin, index) => (
          <PinCard pin={pin} isFirst={!isBelowFold && index < FIRST_ROW} showsPinner={showsPinner} />
        )}
      />
      <div className={styles['end']} role="status">
        {more?.isLoadingMore && <span className={styles['dots']} aria-label="Loading more Pins" />}
        {more?.hasFailed && (
          <>
            <p>More Pins did not load.</p>
            <Button onClick={more.retry}>Try again</Button>
          </>
        )}
      </div>
    </>
  )
}
