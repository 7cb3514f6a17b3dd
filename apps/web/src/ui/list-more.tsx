import { CircleAlert } from 'lucide-react'
import { actionWords } from './action.words.ts'
import { Button } from './button.tsx'
import styles from './list-more.module.css'
import { listMoreWords } from './list-more.words.ts'
import type { WallMore } from './wall-more.ts'

export interface ListMoreProps {
  readonly more: WallMore
  /** What brings more of it. */
  readonly label: string
}

/** Below a list: what brings the rest of it, or why that did not come with a way to try again. It keeps its place meanwhile. */
export function ListMore({ more: { loadMore, isLoadingMore, hasFailed, retry }, label }: ListMoreProps) {
  return (
    <div className={styles['more']}>
      <p className={styles['failed']} role="status">
        {hasFailed && (
          <>
            <CircleAlert size={20} aria-hidden="true" />
            {listMoreWords.failed}
          </>
        )}
      </p>
      <Button isBusy={isLoadingMore} onClick={hasFailed ? retry : loadMore}>
        {hasFailed ? actionWords.retry : label}
      </Button>
    </div>
  )
}
