import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { counted } from '../../../ui/format.ts'
import { useNearEnd } from '../../../ui/masonry/use-near-end.ts'
import styles from './news-list.module.css'
import { NewsRow } from './news-row.tsx'
import { type NewsPage, useNews } from './use-news.ts'
import { newsListWords } from './news-list.words.ts'

interface NewsListProps {
  /** The page of it that was read first. */
  readonly first: NewsPage
  /** Somebody went where a piece leads. */
  readonly onFollow?: () => void
  readonly headingLevel: 1 | 2
}

/** The news, endlessly; what comes while one reads waits behind a button. */
export function NewsList({ first, onFollow, headingLevel }: NewsListProps) {
  const { rows, newCount, showNew, loadMore, hasFailed, isLoadingMore, retry } = useNews(first)
  const locale = useLocale()
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, rows.length, loadMore)
  const showFromTop = () => {
    showNew()
    start.current?.scrollIntoView({ block: 'end' })
    start.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles['list']}>
      <div ref={start} className={styles['start']} tabIndex={-1} />
      <div className={styles['new']} role="status">
        {newCount > 0 && rows.length > 0 && (
          <Button kind="primary" size={40} icon={<ArrowUp size={16} aria-hidden="true" />} onClick={showFromTop}>
            {newsListWords.newCounted(counted(newCount, locale))}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="pins" heading={newsListWords.nothing} headingLevel={headingLevel}>
          {newsListWords.whatComes}
        </EmptyState>
      ) : (
        <ul className={styles['rows']}>
          {rows.map((news) => (
            <NewsRow key={news.id} news={news} hasDetails={onFollow === undefined} onFollow={onFollow} />
          ))}
        </ul>
      )}
      <div ref={end} className={styles['end']} role="status">
        {hasFailed && (
          <>
            <p>{newsListWords.olderFailed}</p>
            <Button size={32} onClick={retry}>
              {newsListWords.retry}
            </Button>
          </>
        )}
        {isLoadingMore && <p>{newsListWords.loadingMore}</p>}
      </div>
    </div>
  )
}
