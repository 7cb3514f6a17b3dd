import { type Board, boardFollowResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { boardFollowKey } from '../../entities/board/board-keys.ts'

/** For whoever looks at a board of others: what is saved there comes into their home feed. */
export function BoardFollowButton({ board }: { readonly board: Board }) {
  const ask = useLoginPrompt()
  const [isFollowed, setFollowed] = useOptimisticFact<boolean, boolean>(boardFollowKey(board.id), {
    initial: board.followed_by_me,
    apply: (isWanted) => isWanted,
    send: async (isWanted) => {
      const { data } = await call(boardFollowResource[isWanted ? 'create' : 'delete'], { board_id: board.id })
      return data.followed_by_me
    },
    onFailed: (error) => showToast({ text: messageOf(error) }),
  })
  const word = isFollowed ? 'Following' : 'Follow'
  return (
    <Button
      kind={isFollowed ? 'secondary' : 'primary'}
      size={48}
      aria-pressed={isFollowed}
      aria-label={`${word} ${board.name}`}
      onClick={() => ask(isFollowed ? 'unfollow' : 'follow', () => setFollowed(!isFollowed))}
    >
      {word}
    </Button>
  )
}
