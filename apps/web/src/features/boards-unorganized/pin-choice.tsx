import type { Pin } from '@pinfold/contract'
import { Check } from 'lucide-react'
import { memo, useRef } from 'react'
import { breakpoints } from '../../ui/breakpoints.ts'
import { useNearEnd } from '../../ui/masonry/use-near-end.ts'
import type { SelectionOfMany } from '../../ui/selection/use-selection.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import { WallEnd } from '../../entities/pin/card/wall-end.tsx'
import type { WallMore } from '../../ui/wall-more.ts'
import styles from './pin-choice.module.css'
import { pinChoiceWords } from './pin-choice.words.ts'

interface PinChoiceProps {
  readonly label: string
  readonly pins: readonly Pin[]
  readonly selection: SelectionOfMany
  readonly more: WallMore
}

/** Height of a tile divided by its width. */
const RATIO = 4 / 3
const SIZES = `(width < ${breakpoints.phone}px) 50vw, 152px`

// What is chosen changes often, pictures do not.
const Picture = memo(function Picture({ pin }: { readonly pin: Pin }) {
  const named = pin.alt_text || pin.title ? pin : { ...pin, alt_text: pinChoiceWords.untitledPin }
  return <PinPicture pin={named} sizes={SIZES} ratio={RATIO} isFirst={false} />
})

/** BC-01: pins to choose many of, in columns of 152 with gutters of 16. It goes on by itself. */
export function PinChoice({ label, pins, selection, more }: PinChoiceProps) {
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, pins.length, more.loadMore)
  return (
    <div className={styles['choice']}>
      <ul {...selection.listProps} className={styles['grid']} aria-label={label}>
        {pins.map((pin) => (
          <li key={pin.id} {...selection.rowProps(pin.id)} className={styles['tile']}>
            <Picture pin={pin} />
            <span className={styles['mark']} aria-hidden="true">
              <Check size={16} strokeWidth={3} />
            </span>
          </li>
        ))}
      </ul>
      <div ref={end} className={styles['nearEnd']} />
      {(more.hasMore === true || more.hasFailed) && <WallEnd {...more} />}
    </div>
  )
}

/** Stands in the place of the pins to choose from while they are on their way. */
export function PinChoiceSkeleton() {
  return (
    <div className={styles['grid']} role="status" aria-label={pinChoiceWords.loading}>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} style={{ aspectRatio: `1 / ${RATIO}`, borderRadius: 'var(--radius-card)' }} />
      ))}
    </div>
  )
}
