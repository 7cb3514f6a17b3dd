import { type Board, boardFollowResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useOptimisticFact } from '../../api/use-optimistic-fact.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useLoginPrompt } from '../../entities/viewer/log-in/login-prompt.ts'
import { boardFollowKey } from '../../entities/board/board-keys.ts'
import { actionWords } from '../../ui/action.words.ts'
import { boardFollowButtonWords } from './board-follow-button.words.ts'

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
  const named = { board: board.name }
  return (
    <Button
      kind={isFollowed ? 'secondary' : 'primary'}
      size={48}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? boardFollowButtonWords.followingBoard(named) : boardFollowButtonWords.followBoard(named)}
      onClick={() => ask(isFollowed ? 'unfollow' : 'follow', () => setFollowed(!isFollowed))}
    >
      {isFollowed ? actionWords.following : actionWords.follow}
    </Button>
  )
}
