import { links } from '../../api/links.ts'
import { ProfileAboutScreen } from '../../features/profile/index.ts'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/about.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  return { user: await loadProfile(args) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    { title: profilePagesWords.aboutName({ name: user.full_name }), path: links.profileAbout(user.username) },
    matches,
  )
}

/** PR-02 */
export default function ProfileAboutRoute({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.about}>
      <ProfileAboutScreen user={user} />
    </ProfileSubPage>
  )
}
