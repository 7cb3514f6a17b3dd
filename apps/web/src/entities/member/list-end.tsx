import { Button } from '../../ui/button.tsx'
import styles from './people-list.module.css'
import { peopleRowsWords } from './people-rows.words.ts'

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
          <p>{peopleRowsWords.failed}</p>
          <Button size={32} onClick={retry}>
            {peopleRowsWords.retry}
          </Button>
        </>
      ) : (
        isLoadingMore && <p>{peopleRowsWords.loading}</p>
      )}
    </div>
  )
}
