import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './profile-boards.module.css'
import { profileBoardsWords } from './profile-boards.words.ts'

interface BoardsEndProps {
  readonly loadMore: (() => void) | undefined
  readonly isLoadingMore: boolean
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Below a list of boards: the next page is read before its end is reached. The button is for whoever gets there first. */
export function BoardsEnd({ loadMore, isLoadingMore, hasMore, hasFailed, retry }: BoardsEndProps) {
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!end.current || !loadMore) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore()
      },
      { rootMargin: '800px 0px' },
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [loadMore])
  if (!hasMore) return null
  return (
    <p ref={end} className={styles['more']} data-goes-on>
      {hasFailed && <span role="status">{profileBoardsWords.failed}</span>}
      <Button isBusy={isLoadingMore} onClick={hasFailed ? retry : loadMore}>
        {hasFailed ? profileBoardsWords.retry : profileBoardsWords.showMore}
      </Button>
    </p>
  )
}
