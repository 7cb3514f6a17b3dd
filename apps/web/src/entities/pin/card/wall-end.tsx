import { CircleAlert } from 'lucide-react'
import { useConnection } from '../../../api/connection.ts'
import { Button } from '../../../ui/button.tsx'
import type { WallMore } from '../../../ui/wall-more.ts'
import styles from './wall-end.module.css'

const failedWords = {
  good: 'More Pins didn’t load.',
  offline: 'You’re offline. More Pins come when you’re back.',
  unreachable: 'Pinfold can’t be reached. More Pins come when it answers.',
} as const

/**
 * The row below a wall, of one height whatever it says: loading, failed with a way to go on, or the end. What is below new
 * cards is a new row: nothing that is looked at is pushed away.
 */
export function WallEnd({ isLoadingMore, hasFailed, retry, hasMore, hasGoneOn }: WallMore) {
  const connection = useConnection()
  return (
    <div className={styles['status']} role="status">
      <div key={String(isLoadingMore)} className={styles['end']} data-goes-on={hasMore === true || undefined}>
        {hasFailed ? (
          <>
            <CircleAlert size={20} aria-hidden="true" />
            <p>{failedWords[connection]}</p>
            <Button size={32} onClick={retry}>
              Retry
            </Button>
          </>
        ) : isLoadingMore ? (
          <span className={styles['dots']} role="img" aria-label="Loading more Pins" />
        ) : (
          hasGoneOn && hasMore === false && <p className={styles['last']}>You’ve reached the end.</p>
        )}
      </div>
    </div>
  )
}
