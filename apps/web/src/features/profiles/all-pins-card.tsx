import type { Pin } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { countOf } from '../../ui/format.ts'
import boardStyles from '../boards/board-card.module.css'
import styles from './all-pins-card.module.css'

/** BC-06 */
export const ALL_PINS_PICTURES = 5

/** Five slices of the newest pins; it leads to all of them. */
export function AllPinsCard({
  username,
  pins,
  count,
}: {
  readonly username: string
  readonly pins: readonly Pin[]
  readonly count: number
}) {
  return (
    <Link className={boardStyles['card']} to={links.allPins(username)}>
      <span className={styles['slices']} aria-hidden="true">
        {pins.slice(0, ALL_PINS_PICTURES).map((pin) => (
          <span key={pin.id} className={styles['slice']} style={{ backgroundColor: pin.dominant_color ?? undefined }}>
            <img src={pin.images['236x'].url} alt="" loading="lazy" decoding="async" />
          </span>
        ))}
      </span>
      <span className={boardStyles['line']}>
        <span className={boardStyles['name']}>All Pins</span>
      </span>
      <span className={boardStyles['counts']}>{countOf(count, 'Pin', 'Pins', useLocale())}</span>
    </Link>
  )
}
