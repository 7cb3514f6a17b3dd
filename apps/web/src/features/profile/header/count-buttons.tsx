import type { User } from '@pinfold/contract'
import { useLocale, useRootData } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { isVisitorOf } from '../../../entities/viewer/log-in/full-login.ts'
import { useLoginPrompt } from '../../../entities/viewer/log-in/login-prompt.ts'
import { type FollowListKind, openFollowList } from '../../../entities/member/follow-list-store.ts'
import styles from './count-buttons.module.css'
import type { ReactNode } from 'react'
import { Rich } from '../../../ui/rich.tsx'
import { profileWords } from '../profile.words.ts'

const strong = (text: string) => <strong>{text}</strong>

const texts = {
  followers: (args) => profileWords.followersCounted(args),
  following: (args) => profileWords.followingCounted(args),
} satisfies Record<FollowListKind, (args: ReturnType<typeof counted> & { b: typeof strong }) => readonly ReactNode[]>

/** PS-01, VR-11, PR-13: how many follow a member and are followed; each opens its list. */
export function CountButtons({ user }: { readonly user: User }) {
  return (
    <>
      <CountButton user={user} kind="followers" count={user.follower_count} />
      <CountButton user={user} kind="following" count={user.following_count} />
    </>
  )
}

interface CountButtonProps {
  readonly user: User
  readonly kind: FollowListKind
  readonly count: number
}

function CountButton({ user, kind, count }: CountButtonProps) {
  const locale = useLocale()
  const viewer = useRootData()?.viewer
  const ask = useLoginPrompt(user.id)
  return (
    <button
      type="button"
      className={styles['count']}
      // RP-05: for visitors it looks like text, and asks them to log in.
      data-look={isVisitorOf(viewer, user.id) ? 'text' : 'button'}
      disabled={count <= 0}
      aria-haspopup="dialog"
      onClick={() => ask('general', () => openFollowList(kind, user))}
    >
      <Rich parts={texts[kind]({ ...counted(count, locale), b: strong })} />
    </button>
  )
}
