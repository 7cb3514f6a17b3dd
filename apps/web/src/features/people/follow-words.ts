import type { User } from '@pinfold/contract'
import { countOf } from '../../ui/format.ts'
import type { FollowListKind } from '../../entities/member/follow-list-store.ts'

/** PR-05: "1 follower", "2 followers"; whom a member follows is counted without topics. */
export const followListHeading = (
  kind: FollowListKind,
  user: Pick<User, 'follower_count' | 'following_count'>,
  locale: string,
): string =>
  kind === 'followers'
    ? countOf(user.follower_count, 'follower', 'followers', locale)
    : countOf(user.following_count, 'following', 'following', locale)

/** "3 people want to follow you". */
export const requestsLine = (count: number, locale: string): string =>
  `${countOf(count, 'person wants', 'people want', locale)} to follow you`

/** What stands where a list would be. */
export const emptyListWords = (
  kind: FollowListKind,
  isOwn: boolean,
  firstName: string,
): { heading: string; text: string } => {
  if (kind === 'followers')
    return isOwn
      ? { heading: 'No followers yet', text: 'Your followers will appear here.' }
      : { heading: 'No followers yet', text: `Be the first to follow ${firstName}.` }
  return isOwn
    ? { heading: 'You’re not following anyone yet', text: 'Follow people whose ideas you like to fill your home feed.' }
    : { heading: 'Not following anyone yet', text: `People ${firstName} follows will appear here.` }
}
