import { boardsResource, userPinsResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { ALL_PINS_PICTURES } from '../../features/profiles/all-pins-card.tsx'
import { ProfileBoardsScreen } from '../../features/profiles/profile-screens.tsx'
import { callOrEmpty } from '../load-page.ts'
import { loadProfile, profileHead } from '../load-profile.ts'
import type { Route } from './+types/profile.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const { username } = user
  // A private profile hides its lists; the header still shows.
  const [boards, newest] = await Promise.all([
    callOrEmpty(args.context, boardsResource.get, { username }),
    callOrEmpty(args.context, userPinsResource.get, { username, page_size: ALL_PINS_PICTURES }),
  ])
  return { user, boards, newestPins: newest.data }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(user, `${user.full_name} (@${user.username})`, links.profile(user.username), matches)
}

export default function ProfileRoute({ loaderData: { user, boards, newestPins } }: Route.ComponentProps) {
  return <ProfileBoardsScreen key={user.id} user={user} boards={boards} newestPins={newestPins} />
}
