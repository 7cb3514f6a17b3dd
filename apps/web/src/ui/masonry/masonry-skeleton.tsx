import type { CardSize } from './masonry-layout.ts'
import { buildWall, cardStyle, wallStyle } from './masonry-style.ts'
import styles from './masonry.module.css'
import skeleton from '../skeleton.module.css'

/** Heights as pictures have them, so that the columns end as unevenly as a real wall's. */
const ratios = [1.5, 1, 1.33, 0.75, 1.78, 1.25, 1, 1.5, 0.66, 1.4, 1.6, 0.9]
const BELOW_PICTURE = 36
const CARDS = 36

const cards: readonly CardSize[] = Array.from({ length: CARDS }, (_, index) => ({
  ratio: ratios[(index * 5) % ratios.length] ?? 1,
  fixed: BELOW_PICTURE,
  phoneFixed: BELOW_PICTURE,
}))
const wall = buildWall(cards)

/** A wall of cards that are not there yet, in the columns of the real one. */
export function MasonrySkeleton() {
  return (
    <div className={styles['wall']} aria-hidden="true">
      <ul className={styles['list']} style={wallStyle(wall)}>
        {cards.map(({ ratio }, index) => (
          <li key={index} className={styles['item']} style={cardStyle(wall, index)}>
            <span className={skeleton['card']} style={{ aspectRatio: `1 / ${ratio}` }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
