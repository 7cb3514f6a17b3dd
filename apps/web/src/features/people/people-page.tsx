import type { User, userFollowersResource } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import type { FollowListKind } from '../../entities/member/follow-list-store.ts'
import { PeopleList } from './people-list.tsx'
import styles from '../../entities/member/people-list.module.css'
import { peopleWords } from './people.words.ts'

interface PeoplePageProps {
  readonly kind: FollowListKind
  readonly user: User
  /** Null for visitors, and for who came in by a mailed link: they log in first. */
  readonly people: Answer<typeof userFollowersResource.get> | null
}

/** PR-05, RP-05: the list below its heading; visitors are asked to log in. */
export function PeoplePage({ kind, user, people }: PeoplePageProps) {
  const member = useMember()
  const ask = useLoginPrompt(user.id)
  if (member && people) {
    return (
      <div className={styles['page']}>
        <PeopleList kind={kind} user={user} first={people} />
      </div>
    )
  }
  const name = user.first_name || user.full_name
  return (
    <EmptyState
      drawing="boards"
      heading={kind === 'followers' ? peopleWords.seeFollowersOf({ name }) : peopleWords.seeFollowedBy({ name })}
      action={
        <Button kind="primary" onClick={() => ask('general', () => undefined)}>
          {peopleWords.logIn}
        </Button>
      }
    >
      {peopleWords.logInToSee}
    </EmptyState>
  )
}
