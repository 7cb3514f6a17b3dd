import { userFollowingResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { isVisitorOf } from '../../entities/viewer/log-in/full-login.ts'
import { followListHeading, PeoplePage } from '../../features/people/index.ts'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { callOrEmpty } from '../loading/load-page.ts'
import { loadProfile } from '../loading/load-profile.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/following.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  if (isVisitorOf(args.context.get(pageContext).viewer, user.id)) return { user, people: null }
  return { user, people: await callOrEmpty(args.context, userFollowingResource.get, { username: user.username }) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  const path = links.profileFollowing(user.username)
  return profileHead(
    user,
    { title: profilePagesWords.followingOf({ name: user.full_name }), path, isPrivate: true },
    matches,
  )
}

/** PR-05 */
export default function ProfileFollowingRoute({ loaderData: { user, people } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={followListHeading('following', user, useLocale())}>
      <PeoplePage kind="following" user={user} people={people} />
    </ProfileSubPage>
  )
}
