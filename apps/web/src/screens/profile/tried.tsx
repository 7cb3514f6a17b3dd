import type { MetaDescriptor } from 'react-router'
import type { Route } from './+types/tried.ts'
import { useProfile } from './loading/profile-of.ts'
import { sendBotsToProfile } from './loading/bots.ts'
import { loadTab, pinsOfTab, TabContent } from './tab-content.tsx'
import { tabHead } from './loading/tab-head.ts'

export function loader(args: Route.LoaderArgs) {
  sendBotsToProfile(args)
  return loadTab('tried', args)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? tabHead('tried', pinsOfTab(loaderData), matches) : []
}

export default function ProfileTriedRoute({ loaderData }: Route.ComponentProps) {
  return <TabContent user={useProfile()} data={loaderData} />
}
