import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { MemberPins } from './pins/member-pins.tsx'
import { ProfileSubPage } from './frame/profile-frame.tsx'
import { countOf } from '../../ui/format.ts'
import { profileHead } from '../heads/entity-heads.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/all-pins.ts'
import { loadPinList } from './loading/load-pin-list.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  return { user, list: await loadPinList(args, 'saved') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(user, { title: `All Pins of ${user.full_name}`, path: links.allPins(user.username) }, matches)
}

/** PR-04 */
export default function AllPinsRoute({ loaderData: { user, list } }: Route.ComponentProps) {
  const count = countOf(user.pin_count, 'Pin', 'Pins', useLocale())
  return (
    <ProfileSubPage key={user.id} user={user} heading="All Pins" detail={count}>
      <MemberPins user={user} list={list} filterLink={links.allPins} />
    </ProfileSubPage>
  )
}
