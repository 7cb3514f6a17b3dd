import { userFollowersResource } from '@pinfold/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { openFollowList } from '../../entities/member/follow-list-store.ts'
import { isVisitorOf } from '../../entities/viewer/log-in/full-login.ts'
import { followListHeading, PeoplePage } from '../../features/people/index.ts'
import { ProfileFrame, ProfileSubPage } from './frame/profile-frame.tsx'
import { decideTab } from '../../features/profile/index.ts'
import { profileHead } from '../heads/entity-heads.ts'
import { callOrEmpty } from '../loading/load-page.ts'
import { loadProfile } from '../loading/load-profile.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/followers.ts'
import { loadTab, TabContent } from './tab-content.tsx'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const { username } = user
  if (isVisitorOf(args.context.get(pageContext).viewer, user.id)) return { user, people: null, tab: null }
  if (!isOverProfile(args.url.pathname)) {
    return { user, people: await callOrEmpty(args.context, userFollowersResource.get, { username }), tab: null }
  }
  return { user, people: null, tab: await loadTab(decideTab('decider', user.eligible_profile_tabs), args) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  const path = links.profileFollowers(user.username)
  return profileHead(
    user,
    { title: profilePagesWords.followersOf({ name: user.full_name }), path, isPrivate: true },
    matches,
  )
}

/** PR-14: with its last slash the address means the profile, with the list over it. */
const isOverProfile = (pathname: string) => pathname.includes('/_followers/')

/** PR-05, PR-14 */
export default function ProfileFollowersRoute({ loaderData: { user, people, tab } }: Route.ComponentProps) {
  const heading = followListHeading('followers', user, useLocale())
  if (tab) {
    return (
      <ProfileFrame key={user.id} user={user} current={tab.tab}>
        <TabContent user={user} data={tab} />
        <OpenAtOnce user={user} />
      </ProfileFrame>
    )
  }
  return (
    <ProfileSubPage key={user.id} user={user} heading={heading}>
      <PeoplePage kind="followers" user={user} people={people} />
    </ProfileSubPage>
  )
}

/** Closing the list leaves the profile, at its own address. */
function OpenAtOnce({ user }: Pick<Route.ComponentProps['loaderData'], 'user'>) {
  const navigate = useNavigate()
  const isSignedIn = useMember() !== null
  const isOver = isOverProfile(useLocation().pathname)
  useEffect(() => {
    if (!isSignedIn || !isOver) return
    openFollowList('followers', user, () => void navigate(links.profile(user.username), { replace: true }))
  }, [isSignedIn, isOver, navigate, user])
  return null
}
