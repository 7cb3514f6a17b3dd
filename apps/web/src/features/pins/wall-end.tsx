import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import styles from './wall-end.module.css'

/** How a list goes on, as `usePages` answers it. */
export interface WallMore {
  readonly loadMore: (() => void) | undefined
  readonly isLoadingMore: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** More will come, now or later. */
  readonly hasMore?: boolean
  /** It went on at least once, so that its end is worth a word. */
  readonly hasGoneOn?: boolean
}

/** The row below a wall, of one height whatever it says: loading, failed with a way to go on, or the end. */
export function WallEnd({ isLoadingMore, hasFailed, retry, hasMore, hasGoneOn }: WallMore) {
  return (
    <div className={styles['end']} role="status" data-goes-on={hasMore === true || undefined}>
      {hasFailed ? (
        <>
          <CircleAlert size={20} aria-hidden="true" />
          <p>More Pins did not load.</p>
          <Button size={32} onClick={retry}>
            Retry
          </Button>
        </>
      ) : isLoadingMore ? (
        <span className={styles['dots']} role="img" aria-label="Loading more Pins" />
      ) : (
        hasGoneOn && hasMore === false && <p className={styles['last']}>That is everything.</p>
      )}
    </div>
  )
}
