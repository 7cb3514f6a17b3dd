import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { savedTexts } from './pins/list-texts.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { counted } from '../../ui/format.ts'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/all-pins.ts'
import { loadPinList } from './loading/load-pin-list.ts'
import { profilePagesWords } from './profile-pages.words.ts'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, list: await loadPinList(args, 'saved') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    { title: profilePagesWords.allPinsOf({ name: user.full_name }), path: links.allPins(user.username) },
    matches,
  )
}

/** PR-04 */
export default function AllPinsRoute({ loaderData: { user, list } }: Route.ComponentProps) {
  const count = pinCountWords.pins(counted(user.pin_count, useLocale()))
  return (
    <ProfileSubPage key={user.id} user={user} heading={profilePagesWords.allPins} detail={count}>
      <MemberPins user={user} list={list} texts={savedTexts} filterLink={links.allPins} />
    </ProfileSubPage>
  )
}
