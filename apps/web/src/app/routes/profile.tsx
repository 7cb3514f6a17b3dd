import { boardsResource, userPinsResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { packPins, unpackPins } from '../../features/pins/packed-pins.ts'
import { ALL_PINS_PICTURES } from '../../features/profiles/all-pins-card.tsx'
import { ProfileBoardsScreen } from '../../features/profiles/profile-screens.tsx'
import { profileHead } from '../entity-heads.ts'
import { callOrEmpty } from '../load-page.ts'
import { loadProfile } from '../load-profile.ts'
import { pageContext } from '../server-border.ts'
import { PROFILE_DATA_PINS } from '../structured-data.ts'
import type { Route } from './+types/profile.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const { username } = user
  const { isAuth } = args.context.get(pageContext).viewer
  // A private profile hides its lists; the header still shows.
  const [boards, newest] = await Promise.all([
    callOrEmpty(args.context, boardsResource.get, { username }),
    callOrEmpty(args.context, userPinsResource.get, {
      username,
      page_size: isAuth ? ALL_PINS_PICTURES : PROFILE_DATA_PINS,
    }),
  ])
  return { user, boards, newestPins: packPins({ data: newest.data }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(
    user,
    {
      title: `${user.full_name} (@${user.username})`,
      path: links.profile(user.username),
      pins: unpackPins(loaderData.newestPins).data,
    },
    matches,
  )
}

export default function ProfileRoute({ loaderData: { user, boards, newestPins } }: Route.ComponentProps) {
  return <ProfileBoardsScreen key={user.id} user={user} boards={boards} newestPins={unpackPins(newestPins).data} />
}
