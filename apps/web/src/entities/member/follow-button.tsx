import { type MemberCard, memberRoutes, userFollowResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { call, nextMoment } from '../../api/client.ts'
import { pageSentAt } from '../../api/patient-pages.ts'
import { tellFact, useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { followKey } from './member-keys.ts'
import { useLoginPrompt } from '../viewer/log-in/login-prompt.ts'
import { actionWords } from '../../ui/action.words.ts'
import { followButtonWords } from './follow-button.words.ts'

type Follow = 'none' | 'requested' | 'following'
type Followable = Pick<
  MemberCard,
  'id' | 'username' | 'full_name' | 'is_private_profile' | 'explicitly_followed_by_me' | 'follow_requested_by_me'
>

/** How the viewer stands to a member, as the page says it. */
export const followOf = (user: Pick<Followable, 'explicitly_followed_by_me' | 'follow_requested_by_me'>): Follow =>
  user.explicitly_followed_by_me ? 'following' : user.follow_requested_by_me === true ? 'requested' : 'none'

const labels = {
  none: () => actionWords.follow,
  requested: () => followButtonWords.requested,
  following: () => actionWords.following,
} satisfies Record<Follow, () => string>
const names = {
  none: (name) => followButtonWords.followName({ name }),
  requested: (name) => followButtonWords.requestedName({ name }),
  following: (name) => followButtonWords.followingName({ name }),
} satisfies Record<Follow, (name: string) => string>

/** BC-02: milliseconds after which the page of a private profile shows what a follow opened. */
const REFRESH_AFTER = 1000

/** ST-01, ER-07: one fact for all follow buttons of a person. A refused follow goes back silently. */
function useFollow(user: Followable, toldAt: () => number) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const told = followOf(user)
  const before = useRef(told)
  useEffect(() => {
    // The page was read anew, and the server says something else than it did: approved meanwhile, or removed.
    if (before.current !== told) tellFact(queries, followKey(user.id), told, toldAt())
    before.current = told
  }, [queries, user.id, told, toldAt])
  return useOptimisticFact<Follow, boolean>(followKey(user.id), {
    initial: told,
    apply: (isWanted, last) => {
      if (!isWanted) return 'none'
      if (last !== 'none') return last
      return user.is_private_profile ? 'requested' : 'following'
    },
    send: async (isWanted) => {
      const wanted = { user_id: user.id }
      const { data } = isWanted
        ? await call(userFollowResource.create, { ...wanted, ...invitationTo(user) })
        : await call(userFollowResource.delete, wanted)
      return followOf(data)
    },
    onGranted: (fact, isWanted) => {
      if (isWanted && fact === 'following' && invitationTo(user).invite_code !== undefined) afterInvitedFollow(user)
      // ST-02: what the profile hides shows, or hides, only when it is read again.
      if (user.is_private_profile) window.setTimeout(() => void revalidate(), REFRESH_AFTER)
    },
  })
}

/** ST-03 */
const afterInvitedFollow = ({ username }: Followable) =>
  void import('../sharing/after-invite-follow.ts').then(({ showFollowUpsell }) => showFollowUpsell(username))

/** CA-22: the invitation in the address of the member's own page. */
function invitationTo(user: Followable): { invite_code?: string } {
  const page = memberRoutes.profile.parse(`${location.pathname}${location.search}`)
  const code = page?.query.invite_code
  return page?.params.username === user.username && code !== undefined ? { invite_code: code } : {}
}

interface FollowButtonProps {
  readonly user: Followable
  readonly size?: 40 | 48
  /** Beside a more important button. */
  readonly isQuiet?: boolean
  /** The page itself says how they stand, not a list that was read later. */
  readonly isOfPage?: boolean
}

/** ST-01, ST-02. Nobody follows himself, so it is not there on own things. */
export function FollowButton({ user, size = 40, isQuiet = false, isOfPage = false }: FollowButtonProps) {
  const [follow, setFollowing] = useFollow(user, isOfPage ? pageSentAt : nextMoment)
  const member = useMember()
  const isOn = follow !== 'none'
  // Whoever came in by a mailed link asks nobody with a private profile before the password is entered.
  const ask = useLoginPrompt(user.is_private_profile && !isOn ? user.id : undefined)
  if (member?.id === user.id) return null
  return (
    <Button
      kind={isOn || isQuiet ? 'secondary' : 'primary'}
      size={size}
      aria-pressed={isOn}
      aria-label={names[follow](user.full_name)}
      onClick={() => ask(isOn ? 'unfollow' : 'follow', () => setFollowing(!isOn))}
    >
      {labels[follow]()}
    </Button>
  )
}
