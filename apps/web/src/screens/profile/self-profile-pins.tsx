import type { MetaDescriptor } from 'react-router'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/self-profile-pins.ts'
import { useOwnProfile } from './loading/profile-of.ts'
import { loadTab, TabContent } from './tab-content.tsx'
import { profilePagesWords } from './profile-pages.words.ts'

export const loader = (args: Route.LoaderArgs) => loadTab('hub_pins', args)

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({ title: profilePagesWords.savedIdeas, isPrivate: true }, matches)
}

export default function SelfProfilePinsRoute({ loaderData }: Route.ComponentProps) {
  return <TabContent user={useOwnProfile()} data={loaderData} />
}
