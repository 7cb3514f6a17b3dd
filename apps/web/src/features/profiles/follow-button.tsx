import { type MemberCard, userFollowResource } from '@pinfold/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
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
function useFollow(user: Followable) {
  const queries = useQueryClient()
  const key = ['user', user.id, 'follow'] as const
  const { data } = useQuery<Follow>({
    queryKey: key,
    queryFn: () => followOf(user),
    enabled: false,
    initialData: followOf(user),
  })
  const { mutate } = useMutation({
    // Taps on one person wait for each other, so the last one wins.
    scope: { id: key.join(' ') },
    mutationFn: async (isWanted: boolean) => {
      const answer = await call(isWanted ? userFollowResource.create : userFollowResource.delete, { user_id: user.id })
      return followOf(answer.data)
    },
    onMutate: (isWanted) => {
      const before = queries.getQueryData<Follow>(key)
      const wished = user.is_private_profile ? 'requested' : 'following'
      queries.setQueryData<Follow>(key, isWanted ? wished : 'none')
      return before
    },
    onSuccess: (now) => queries.setQueryData<Follow>(key, now),
    onError: (_error, _wanted, before) => queries.setQueryData<Follow>(key, before ?? 'none'),
  })
  return { follow: data, setFollowing: (isWanted: boolean) => mutate(isWanted) }
}

interface FollowButtonProps {
  readonly user: Followable
  readonly size?: 40 | 48
  /** Beside a more important button. */
  readonly isQuiet?: boolean
}

/** ST-01, ST-02. Nobody follows himself, so it is not there on own things. */
export function FollowButton({ user, size = 40, isQuiet = false }: FollowButtonProps) {
  const { follow, setFollowing } = useFollow(user)
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
