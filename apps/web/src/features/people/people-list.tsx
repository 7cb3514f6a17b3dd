import { type User, userFollowersResource, userFollowingResource } from '@pinfold/contract'
import { useRef } from 'react'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { useMember } from '../../api/viewer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNearEnd } from '../../ui/masonry/use-near-end.ts'
import type { FollowListKind } from '../../entities/member/follow-list-store.ts'
import { emptyListWords } from './follow-words.ts'
import { InviteLink } from './invite-link.tsx'
import { ListEnd } from '../../entities/member/list-end.tsx'
import { PersonRow } from '../../entities/member/person-row.tsx'
import styles from '../../entities/member/people-list.module.css'
import { FollowRequests } from './follow-requests.tsx'

interface PeopleListProps {
  readonly kind: FollowListKind
  readonly user: Pick<User, 'id' | 'username' | 'first_name' | 'full_name' | 'is_private_profile'>
  /** The page of it that was read first. */
  readonly first: Answer<typeof userFollowersResource.get>
}

/** PR-15, PS-12: people with their follow buttons, endlessly; the owner's followers begin with those who wait. */
export function PeopleList({ kind, user, first }: PeopleListProps) {
  const list = kind === 'followers' ? userFollowersResource.get : userFollowingResource.get
  const { rows, ...more } = usePages(list, { username: user.username }, first)
  const isOwn = useMember()?.id === user.id
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, rows.length, more.loadMore)
  const words = emptyListWords(kind, isOwn, user.first_name || user.full_name)
  return (
    <>
      {isOwn && kind === 'followers' && (
        <>
          {user.is_private_profile && <InviteLink />}
          <FollowRequests />
        </>
      )}
      {rows.length === 0 ? (
        <EmptyState drawing="boards" heading={words.heading}>
          {words.text}
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {rows.map((person) => (
            <PersonRow key={person.id} person={person} isRemovable={isOwn && kind === 'followers'} />
          ))}
        </ul>
      )}
      <div ref={end}>
        <ListEnd {...more} />
      </div>
    </>
  )
}
