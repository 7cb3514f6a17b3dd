import type { User } from '@pinfold/contract'
import { useLocale, useMember } from '../../../api/viewer.ts'
import { formatCount } from '../../../ui/format.ts'
import { useLoginPrompt } from '../../../entities/viewer/log-in/login-prompt.ts'
import { type FollowListKind, openFollowList } from '../../../entities/member/follow-list-store.ts'
import styles from './count-buttons.module.css'

/** PS-01, VR-11, PR-13: how many follow a member and are followed; each opens its list. */
export function CountButtons({ user }: { readonly user: User }) {
  return (
    <>
      <CountButton user={user} kind="followers" count={user.follower_count} one="follower" many="followers" />
      <CountButton user={user} kind="following" count={user.following_count} one="following" many="following" />
    </>
  )
}

interface CountButtonProps {
  readonly user: User
  readonly kind: FollowListKind
  readonly count: number
  readonly one: string
  readonly many: string
}

function CountButton({ user, kind, count, one, many }: CountButtonProps) {
  const locale = useLocale()
  const member = useMember()
  const ask = useLoginPrompt()
  return (
    <button
      type="button"
      className={styles['count']}
      // RP-05: for visitors it looks like text, and asks them to log in.
      data-look={member ? 'button' : 'text'}
      disabled={count <= 0}
      aria-haspopup="dialog"
      onClick={() => ask('general', () => openFollowList(kind, user))}
    >
      <strong>{formatCount(count, locale)}</strong> {count === 1 ? one : many}
    </button>
  )
}
