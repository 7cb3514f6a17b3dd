import { newsHubResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NewsList } from './news-list.tsx'
import styles from './news-list.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { newsListWords } from './news-list.words.ts'

/** The news where no page loaded it before. */
export function LoadedNews({ onFollow }: { readonly onFollow: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['first-news'],
    queryFn: ({ signal }) => call(newsHubResource.get, {}, { signal }),
    // What opens anew shows what is new.
    staleTime: 0,
    gcTime: 0,
  })
  if (data) return <NewsList first={data} onFollow={onFollow} headingLevel={2} />
  if (!error) return <NewsSkeleton />
  return (
    <EmptyState
      drawing="broken"
      heading={newsListWords.failed}
      action={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {newsListWords.retry}
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  )
}

function NewsSkeleton() {
  return (
    <div role="status" aria-label={actionWords.loading}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className={styles['skeleton']}>
          <Skeleton style={{ inlineSize: 48, blockSize: 48, borderRadius: '50%' }} />
          <span className={styles['skeletonWords']}>
            <Skeleton style={{ inlineSize: '80%', blockSize: 16, borderRadius: 8 }} />
            <Skeleton style={{ inlineSize: '30%', blockSize: 12, borderRadius: 6 }} />
          </span>
          <Skeleton style={{ inlineSize: 48, blockSize: 48, borderRadius: 12 }} />
        </div>
      ))}
    </div>
  )
}
