import { type MemberCard, userFollowRequestResource, userFollowRequestsResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { followRequestKey, followRequestsKey } from '../../entities/member/member-keys.ts'
import { call } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Button } from '../../ui/button.tsx'
import { ListEnd } from '../../entities/member/list-end.tsx'
import { Person } from '../../entities/member/person-row.tsx'
import styles from '../../entities/member/people-list.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { peopleWords } from './people.words.ts'

/** Those who wait to follow the viewer; nothing where nobody does. */
export function FollowRequests() {
  const { data } = useQuery({
    queryKey: followRequestsKey,
    queryFn: ({ signal }) => call(userFollowRequestsResource.get, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return data && data.data.length > 0 ? <Requests first={data} /> : null
}

function Requests({ first }: { readonly first: Answer<typeof userFollowRequestsResource.get> }) {
  const { rows, ...more } = usePages(userFollowRequestsResource.get, {}, first)
  return (
    <section className={styles['requests']} aria-labelledby="follow-requests">
      <h2 id="follow-requests" className={styles['subheading']}>
        {peopleWords.requests}
      </h2>
      <ul className={styles['list']}>
        {rows.map((person) => (
          <RequestRow key={person.id} person={person} />
        ))}
      </ul>
      {more.loadMore && (
        <Button size={32} onClick={more.loadMore}>
          {peopleWords.moreRequests}
        </Button>
      )}
      <ListEnd {...more} />
    </section>
  )
}

type RequestState = 'waiting' | 'approved' | 'declined'

/** Both answers show at once; one that the server refuses is taken back silently. */
function RequestRow({ person }: { readonly person: MemberCard }) {
  const [state, answer] = useOptimisticFact<RequestState, 'approved' | 'declined'>(followRequestKey(person.id), {
    initial: 'waiting',
    apply: (wanted) => wanted,
    send: async (wanted) => {
      const endpoint = wanted === 'approved' ? userFollowRequestResource.update : userFollowRequestResource.delete
      await call(endpoint, { user_id: person.id })
      return wanted
    },
  })
  if (state === 'waiting') {
    return (
      <Person person={person} hasWideActions>
        <Button aria-label={peopleWords.declineName({ name: person.full_name })} onClick={() => answer('declined')}>
          {actionWords.decline}
        </Button>
        <Button
          kind="primary"
          aria-label={peopleWords.approveName({ name: person.full_name })}
          onClick={() => answer('approved')}
        >
          {peopleWords.approve}
        </Button>
      </Person>
    )
  }
  return (
    <Person person={person}>
      <span className={styles['done']} role="status">
        {state === 'approved' ? peopleWords.followsYou : peopleWords.declined}
      </span>
    </Person>
  )
}
