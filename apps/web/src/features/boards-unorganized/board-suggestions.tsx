import type { PinCluster } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import cardStyles from '../../entities/board/card/board-card.module.css'
import { Collage } from '../../entities/board/card/collage.tsx'
import styles from './unorganized.module.css'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'
import { unorganizedWords } from './unorganized.words.ts'

/** DI-06: boards that boardless pins could make. */
export function BoardSuggestions({ clusters }: { readonly clusters: readonly PinCluster[] }) {
  const locale = useLocale()
  return (
    <>
      <h3 className={styles['subheading']} id="board-suggestions">
        {unorganizedWords.suggestions}
      </h3>
      <ul className={styles['suggestions']} aria-labelledby="board-suggestions">
        {clusters.map((cluster, index) => (
          <li key={cluster.id}>
            <Link className={cardStyles['card']} to={links.createBoardFromCluster(index, cluster.id)}>
              <Collage pictures={cluster.thumbnails.map((thumbnail) => thumbnail['236x'].url)} />
              <span className={cardStyles['line']}>
                <span className={cardStyles['name']}>{cluster.names[0] ?? unorganizedWords.alike}</span>
              </span>
              <span className={cardStyles['counts']}>{pinCountWords.pins(counted(cluster.pin_count, locale))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
