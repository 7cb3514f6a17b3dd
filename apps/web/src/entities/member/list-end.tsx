import { Button } from '../../ui/button.tsx'
import styles from './people-list.module.css'

interface ListEndProps {
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Below a list: that it goes on, or could not. Nothing where it is over. */
export function ListEnd({ isLoadingMore, hasMore, hasFailed, retry }: ListEndProps) {
  if (!hasMore) return null
  return (
    <div className={styles['end']} role="status" data-goes-on>
      {hasFailed ? (
        <>
          <p>More people didn’t load.</p>
          <Button size={32} onClick={retry}>
            Retry
          </Button>
        </>
      ) : (
        isLoadingMore && <p>Loading more</p>
      )}
    </div>
  )
}
