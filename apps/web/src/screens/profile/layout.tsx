import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { tabAt } from '../../features/profile/index.ts'
import { loadMerchant } from '../loading/load-merchant.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/layout.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadProfile(args)
  const merchant = user.is_verified_merchant === true ? await loadMerchant(args.context, user.id) : null
  return { user, merchant }
}

/** Going from tab to tab changes nothing about the member. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSamePage = change.currentUrl.href === change.nextUrl.href
  return (
    (isSamePage && change.defaultShouldRevalidate) || change.currentParams['username'] !== change.nextParams['username']
  )
}

export default function ProfileLayout({ loaderData: { user, merchant } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <ProfileFrame key={user.id} user={user} current={tabAt(pathname, user)} merchant={merchant}>
      <Outlet />
    </ProfileFrame>
  )
}
