import type { MetaDescriptor } from 'react-router'
import { decideTab } from '../../features/profile/index.ts'
import { loadProfile } from '../loading/load-profile.ts'
import type { Route } from './+types/base.ts'
import { useProfile } from './loading/profile-of.ts'
import { loadTab, pinsOfTab, TabContent } from './tab-content.tsx'
import { tabHead } from './loading/tab-head.ts'

/** PR-07: the default tab stands at the profile's own address. */
export async function loader(args: Route.LoaderArgs) {
  const { eligible_profile_tabs: tabs } = await loadProfile(args)
  return loadTab(decideTab('decider', tabs), args)
}

/** Only its code may be fetched ahead: what a tab shows is read when it opens. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? tabHead(loaderData.tab, pinsOfTab(loaderData), matches) : []
}

export default function ProfileBaseRoute({ loaderData }: Route.ComponentProps) {
  return <TabContent user={useProfile()} data={loaderData} />
}
