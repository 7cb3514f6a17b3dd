import { CircleAlert } from 'lucide-react'
import { useConnection } from '../../../api/connection.ts'
import { Button } from '../../../ui/button.tsx'
import type { WallMore } from '../../../ui/wall-more.ts'
import styles from './wall-end.module.css'
import type { Connection } from '../../../api/connection-state.ts'
import { wallEndWords } from './wall-end.words.ts'

const failures = {
  good: () => wallEndWords.failed,
  offline: () => wallEndWords.offline,
  unreachable: () => wallEndWords.unreachable,
} satisfies Record<Connection, () => string>

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
            <p>{failures[connection]()}</p>
            <Button size={32} onClick={retry}>
              {wallEndWords.retry}
            </Button>
          </>
        ) : isLoadingMore ? (
          <span className={styles['dots']} role="img" aria-label={wallEndWords.loading} />
        ) : (
          hasGoneOn && hasMore === false && <p className={styles['last']}>{wallEndWords.end}</p>
        )}
      </div>
    </div>
  )
}
