import { categoriesResource, limits, interestFollowingResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { TopicsScreen } from '../../features/people/index.ts'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { callOrEmpty } from '../loading/load-page.ts'
import { loadProfile } from '../loading/load-profile.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/topics.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const { call, viewer, locale } = args.context.get(pageContext)
  const [followed, all] = await Promise.all([
    callOrEmpty(args.context, interestFollowingResource.get, { username: user.username }),
    viewer.id === user.id ? call(categoriesResource.get, { page_size: limits.topicsInAll }) : null,
  ])
  return { user, followed, all: (all?.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name, locale)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  const path = links.profileTopics(user.username)
  return profileHead(
    user,
    { title: profilePagesWords.topicsOf({ name: user.full_name }), path, isPrivate: true },
    matches,
  )
}

export default function ProfileTopicsRoute({ loaderData: { user, followed, all } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.topics}>
      <TopicsScreen user={user} followed={followed} all={all} />
    </ProfileSubPage>
  )
}
