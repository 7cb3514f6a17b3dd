import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { LookedAt } from '../../entities/visits/looked-at.ts'
import { LookedAtPicture } from '../../entities/visits/looked-at-picture.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { historyWords } from './history.words.ts'
import styles from './history-screen.module.css'

/** A pin or board in the list. */
export interface HistoryRow extends LookedAt {
  readonly id: string
}

interface HistoryListProps {
  readonly rows: readonly HistoryRow[]
  readonly onRemove: (row: HistoryRow) => void
}

/** What was looked at, the last first, each with a way to remove it. */
export function HistoryList({ rows, onRemove }: HistoryListProps) {
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => {
        const title = row.title === '' ? historyWords.untitled : row.title
        return (
          <li key={row.id} className={styles['row']}>
            <Link className={styles['link']} to={row.path}>
              <span className={styles['picture']}>
                <LookedAtPicture image={row.image} />
              </span>
              <span className={styles['words']}>
                <span className={styles['title']}>{title}</span>
                <span className={styles['kind']}>{historyWords[row.kind]}</span>
              </span>
            </Link>
            <IconButton label={historyWords.remove({ title })} icon={<X size={20} />} onClick={() => onRemove(row)} />
          </li>
        )
      })}
    </ul>
  )
}

const PLACES = 6

/** As many rows as the first screen has, before it is known what stands in them. */
export const HistoryPlaceholder = () => (
  <div className={styles['placeholder']} role="status" aria-label={actionWords.loading}>
    {Array.from({ length: PLACES }, (_, place) => (
      <div key={place} className={styles['row']}>
        <span className={styles['link']}>
          <span className={styles['picture']} />
          <span className={styles['line']} />
        </span>
      </div>
    ))}
  </div>
)
