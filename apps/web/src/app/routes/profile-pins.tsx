import { userPinsResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { packPins, unpackPins } from '../../features/pins/packed-pins.ts'
import { ProfilePinsScreen } from '../../features/profiles/profile-screens.tsx'
import { profileHead } from '../entity-heads.ts'
import { callOrEmpty } from '../load-page.ts'
import { loadProfile } from '../load-profile.ts'
import type { Route } from './+types/profile-pins.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const pins = await callOrEmpty(args.context, userPinsResource.get, { username: user.username })
  return { user, pins: packPins(pins) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { user } = loaderData
  return profileHead(user, { title: `Pins of ${user.full_name}`, path: links.profilePins(user.username) }, matches)
}

export default function ProfilePinsRoute({ loaderData: { user, pins } }: Route.ComponentProps) {
  return <ProfilePinsScreen key={user.id} user={user} pins={unpackPins(pins)} />
}
