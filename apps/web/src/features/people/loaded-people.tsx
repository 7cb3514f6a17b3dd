import { type User, userFollowersResource, userFollowingResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '../../api/client.ts'
import { peopleKey } from '../../entities/member/member-keys.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FollowListKind } from '../../entities/member/follow-list-store.ts'
import { PeopleList } from './people-list.tsx'
import styles from '../../entities/member/people-list.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { peopleWords } from './people.words.ts'

/** A list of followers that no page loaded before. */
export function LoadedPeople({ kind, user }: { readonly kind: FollowListKind; readonly user: PeopleOf }) {
  const { username } = user
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: peopleKey(kind, username),
    queryFn: ({ signal }): Promise<Answer<typeof userFollowersResource.get>> =>
      kind === 'followers'
        ? call(userFollowersResource.get, { username }, { signal })
        : call(userFollowingResource.get, { username }, { signal }),
    // What opens anew shows who follows now.
    staleTime: 0,
    gcTime: 0,
  })
  if (data) return <PeopleList kind={kind} user={user} first={data} />
  if (!error) return <PeopleSkeleton />
  return (
    <EmptyState
      drawing="broken"
      heading={peopleWords.failed}
      action={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {peopleWords.retry}
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  )
}

type PeopleOf = Pick<User, 'id' | 'username' | 'first_name' | 'full_name' | 'is_private_profile'>

function PeopleSkeleton() {
  return (
    <div className={styles['list']} role="status" aria-label={actionWords.loading}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton style={{ inlineSize: 48, blockSize: 48, borderRadius: '50%' }} />
          <Skeleton style={{ inlineSize: '60%', blockSize: 16, borderRadius: 8 }} />
          <Skeleton style={{ inlineSize: 96, blockSize: 40, borderRadius: 20 }} />
        </div>
      ))}
    </div>
  )
}
