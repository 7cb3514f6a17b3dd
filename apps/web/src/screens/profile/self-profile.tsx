import { Outlet, redirect, useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { SelfProfileFrame } from './frame/profile-frame.tsx'
import { hubTabAt } from '../../features/profile/index.ts'
import { loadProfile } from '../loading/load-profile.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/self-profile.ts'

/** A member's own page for finding things again; to others it is the profile. */
export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  if (args.context.get(pageContext).viewer.id !== user.id) throw redirect(links.profile(user.username))
  return { user }
}

export { shouldRevalidate } from './layout.tsx'

export default function SelfProfileLayout({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <SelfProfileFrame key={user.id} user={user} current={hubTabAt(useLocation().pathname, user)}>
      <Outlet />
    </SelfProfileFrame>
  )
}
