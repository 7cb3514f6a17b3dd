import type { MetaDescriptor } from 'react-router'
import { decideHubTab } from '../../features/profile/index.ts'
import { loadProfile } from '../loading/load-profile.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/self-profile-base.ts'
import { useOwnProfile } from './loading/profile-of.ts'
import { loadTab, TabContent } from './tab-content.tsx'
import { profilePagesWords } from './profile-pages.words.ts'

export const loader = async (args: Route.LoaderArgs) => loadTab(decideHubTab(await loadProfile(args)), args)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({ title: profilePagesWords.savedIdeas, isPrivate: true }, matches)
}

export default function SelfProfileRoute({ loaderData }: Route.ComponentProps) {
  return <TabContent user={useOwnProfile()} data={loaderData} />
}
