import { limits, type User } from '@pinfold/contract'
import { useLocale } from '../../api/viewer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { countOf } from '../../ui/format.ts'
import { OrganizeButton } from './unorganized.tsx'

type Counts = Pick<User, 'board_count' | 'quick_saves_pin_count'>

/** VR-07: asks who saved a lot, but has no board, to make some. For the owner only. */
export const isUpsellDue = ({ board_count: boards, quick_saves_pin_count: boardless = 0 }: Counts): boolean =>
  boards === 0 && boardless >= limits.unorganized.upsellFrom

/** VR-07: in place of the words that there are no boards. */
export function BoardsUpsell({ user }: { readonly user: User }) {
  const locale = useLocale()
  return (
    <EmptyState
      drawing="boards"
      heading="Give your ideas a home"
      action={<OrganizeButton userId={user.id} kind="primary" />}
    >
      You’ve saved {countOf(user.quick_saves_pin_count ?? 0, 'Pin', 'Pins', locale)} that aren’t on a board yet. Group
      the ones that belong together on your first board.
    </EmptyState>
  )
}
