import type { MetaDescriptor } from 'react-router'
import type { Route } from './+types/saved.ts'
import { useProfile } from './loading/profile-of.ts'
import { loadTab, pinsOfTab, TabContent } from './tab-content.tsx'
import { tabHead } from './loading/tab-head.ts'

export const loader = (args: Route.LoaderArgs) => loadTab('saved', args)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? tabHead('saved', pinsOfTab(loaderData), matches) : []
}

export default function ProfileSavedRoute({ loaderData }: Route.ComponentProps) {
  return <TabContent user={useProfile()} data={loaderData} />
}
