import { newsHubDetailsResource, type News } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { PersonRow } from '../../../entities/member/person-row.tsx'
import styles from './news-people-modal.module.css'
import { kindOf } from './kind-of.ts'
import { newsListWords } from './news-list.words.ts'
import { newsPeopleWords } from './news-people.words.ts'

interface NewsPeopleModalProps {
  readonly news: News
  readonly onClose: () => void
}

/** Everybody whom a piece of news counts. */
export function NewsPeopleModal({ news, onClose }: NewsPeopleModalProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['news', news.id, news.version],
    queryFn: ({ signal }) => call(newsHubDetailsResource.get, { news_id: news.id }, { signal }),
    staleTime: 0,
  })
  return (
    <Modal heading={newsPeopleWords.peopleWho(kindOf(news))} isOpen width={520} onClose={onClose}>
      <div className={styles['people']}>
        {error ? (
          <EmptyState
            drawing="broken"
            heading={newsListWords.peopleFailed}
            action={
              <Button isBusy={isFetching} onClick={() => void refetch()}>
                {newsListWords.retry}
              </Button>
            }
          >
            {messageOf(error)}
          </EmptyState>
        ) : (
          <ul aria-busy={data === undefined}>
            {(data?.data ?? news).actors.map((person) => (
              <PersonRow key={person.id} person={person} isRemovable={false} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}
