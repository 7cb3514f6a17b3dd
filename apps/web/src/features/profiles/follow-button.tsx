import { type MemberCard, userFollowResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../accounts/login-prompt.tsx'

type Follow = 'none' | 'requested' | 'following'
type Followable = Pick<
  MemberCard,
  'id' | 'full_name' | 'is_private_profile' | 'explicitly_followed_by_me' | 'follow_requested_by_me'
>

const followOf = (user: Followable): Follow =>
  user.explicitly_followed_by_me ? 'following' : user.follow_requested_by_me === true ? 'requested' : 'none'

const words = { none: 'Follow', requested: 'Requested', following: 'Following' } as const

/** One fact for all follow buttons of a person. A refused follow is taken back. */
const useFollow = (user: Followable) =>
  useOptimisticFact<Follow, boolean>(['user', user.id, 'follow'], {
    initial: followOf(user),
    apply: (isWanted, before) => {
      if (!isWanted) return 'none'
      if (before !== 'none') return before
      return user.is_private_profile ? 'requested' : 'following'
    },
    send: async (isWanted) =>
      followOf(
        (await call(isWanted ? userFollowResource.create : userFollowResource.delete, { user_id: user.id })).data,
      ),
    onFailed: (error) => showToast({ text: messageOf(error) }),
  })

interface FollowButtonProps {
  readonly user: Followable
  readonly size?: 40 | 48
  /** Beside a more important button. */
  readonly isQuiet?: boolean
}

/** ST-01, ST-02. Nobody follows himself, so it is not there on own things. */
export function FollowButton({ user, size = 40, isQuiet = false }: FollowButtonProps) {
  const [follow, setFollowing] = useFollow(user)
  const member = useMember()
  const ask = useLoginPrompt()
  if (member?.id === user.id) return null
  const isOn = follow !== 'none'
  return (
    <Button
      kind={isOn || isQuiet ? 'secondary' : 'primary'}
      size={size}
      aria-pressed={isOn}
      aria-label={`${words[follow]} ${user.full_name}`}
      onClick={() => ask(isOn ? 'unfollow' : 'follow', () => setFollowing(!isOn))}
    >
      {words[follow]}
    </Button>
  )
}
