import { limits, type User } from '@pinfold/contract'
import { useLocale } from '../../api/viewer.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { counted } from '../../ui/format.ts'
import { OrganizeButton } from './unorganized.tsx'
import { unorganizedWords } from './unorganized.words.ts'

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
      heading={unorganizedWords.upsellHeading}
      action={<OrganizeButton userId={user.id} kind="primary" />}
    >
      {unorganizedWords.upsell(counted(user.quick_saves_pin_count ?? 0, locale))}
    </EmptyState>
  )
}
