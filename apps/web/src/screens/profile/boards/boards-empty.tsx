import type { User } from '@pinfold/contract'
import { links } from '../../../api/links.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BoardsUpsell, isUpsellDue } from '../../../features/boards-unorganized/index.ts'
import type { BoardFilter, BoardsPlace } from '../../../entities/board/lists/boards-page.ts'

const CreateBoard = () => (
  <LinkButton kind="primary" to={links.createBoard()}>
    Create board
  </LinkButton>
)

interface BoardsEmptyProps {
  readonly user: User
  readonly place: BoardsPlace
  readonly isOwn: boolean
}

/** PS-12: a profile without boards, for its owner and for others; and where members find their own things again. */
export function BoardsEmpty({ user, place, isOwn }: BoardsEmptyProps) {
  if (!isOwn) return <EmptyState drawing="boards" heading={`${user.first_name || user.full_name} has no boards yet.`} />
  if (isUpsellDue(user)) return <BoardsUpsell user={user} />
  if (place === 'hub') {
    return (
      <EmptyState drawing="boards" heading="Find your ideas again" action={<CreateBoard />}>
        Save ideas to boards, and every board you make waits for you here.
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="boards" heading="Your boards will appear here." action={<CreateBoard />}>
      Boards keep related ideas together.
    </EmptyState>
  )
}

const words: Readonly<Record<BoardFilter, readonly [heading: string, text: string]>> = {
  group: ['No group boards', 'Boards you share with others appear here.'],
  secret: ['No secret boards', 'Boards only you and your collaborators can see appear here.'],
  archived: ['No archived boards', 'Boards you’ve archived appear here.'],
}

/** A filter that nothing passes; it can be turned off above. */
export function FilterEmpty({ filter }: { readonly filter: BoardFilter }) {
  const [heading, text] = words[filter]
  return (
    <EmptyState drawing="boards" heading={heading}>
      {text}
    </EmptyState>
  )
}
