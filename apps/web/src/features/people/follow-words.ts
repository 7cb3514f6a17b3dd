import type { User } from '@pinfold/contract'
import { counted } from '../../ui/format.ts'
import type { FollowListKind } from '../../entities/member/follow-list-store.ts'
import { peopleWords } from './people.words.ts'

/** PR-05: "1 follower", "2 followers"; whom a member follows is counted without topics. */
export const followListHeading = (
  kind: FollowListKind,
  user: Pick<User, 'follower_count' | 'following_count'>,
  locale: string,
): string =>
  kind === 'followers'
    ? peopleWords.followers(counted(user.follower_count, locale))
    : peopleWords.following(counted(user.following_count, locale))

/** "3 people want to follow you". */
export const requestsLine = (count: number, locale: string): string => peopleWords.wantToFollow(counted(count, locale))

/** What stands where a list would be. */
export const emptyListWords = (
  kind: FollowListKind,
  isOwn: boolean,
  name: string,
): { heading: string; text: string } => {
  if (kind === 'followers')
    return isOwn
      ? { heading: peopleWords.noFollowers, text: peopleWords.yoursAppear }
      : { heading: peopleWords.noFollowers, text: peopleWords.beFirst({ name }) }
  return isOwn
    ? { heading: peopleWords.youFollowNobody, text: peopleWords.followToFill }
    : { heading: peopleWords.followsNobody, text: peopleWords.followedAppear({ name }) }
}
