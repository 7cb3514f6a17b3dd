import type { User } from '@pinfold/contract'
import { links } from '../../../api/links.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BoardsUpsell, isUpsellDue } from '../../../features/boards-unorganized/index.ts'
import type { BoardFilter, BoardsPlace } from '../../../entities/board/lists/boards-page.ts'
import { profileBoardsWords } from './profile-boards.words.ts'

/** PS-24: the way to a board, and those to Pins that it could hold. */
const WaysToABoard = () => (
  <>
    <LinkButton kind="primary" to={links.createBoard()}>
      {profileBoardsWords.createBoard}
    </LinkButton>
    <LinkButton to={links.createPin()}>{profileBoardsWords.createPin}</LinkButton>
    <LinkButton to={links.home()}>{profileBoardsWords.explore}</LinkButton>
  </>
)

interface BoardsEmptyProps {
  readonly user: User
  readonly place: BoardsPlace
  readonly isOwn: boolean
}

/** PS-12: a profile without boards, for its owner and for others; and where members find their own things again. */
export function BoardsEmpty({ user, place, isOwn }: BoardsEmptyProps) {
  if (!isOwn)
    return (
      <EmptyState drawing="boards" heading={profileBoardsWords.hasNone({ name: user.first_name || user.full_name })} />
    )
  if (isUpsellDue(user)) return <BoardsUpsell user={user} />
  if (place === 'hub') {
    return (
      <EmptyState drawing="boards" heading={profileBoardsWords.findAgain} action={<WaysToABoard />}>
        {profileBoardsWords.waitHere}
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="boards" heading={profileBoardsWords.yoursAppear} action={<WaysToABoard />}>
      {profileBoardsWords.keepTogether}
    </EmptyState>
  )
}

const filtered = {
  group: () => [profileBoardsWords.noGroup, profileBoardsWords.groupAppear],
  secret: () => [profileBoardsWords.noSecret, profileBoardsWords.secretAppear],
  archived: () => [profileBoardsWords.noArchived, profileBoardsWords.archivedAppear],
} satisfies Record<BoardFilter, () => [heading: string, text: string]>

/** A filter that nothing passes; it can be turned off above. */
export function FilterEmpty({ filter }: { readonly filter: BoardFilter }) {
  const [heading, text] = filtered[filter]()
  return (
    <EmptyState drawing="boards" heading={heading}>
      {text}
    </EmptyState>
  )
}
