import { links } from '../../api/links.ts'
import { savedTexts } from './pins/list-texts.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/pins.ts'
import { loadPinList } from './loading/load-pin-list.ts'
import { profilePagesWords } from './profile-pages.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, list: await loadPinList(args, 'saved') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    { title: profilePagesWords.pinsOf({ name: user.full_name }), path: links.profilePins(user.username) },
    matches,
  )
}

export default function ProfilePinsRoute({ loaderData: { user, list } }: Route.ComponentProps) {
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.pins}>
      <MemberPins user={user} list={list} texts={savedTexts} filterLink={links.profilePins} />
    </ProfileSubPage>
  )
}
