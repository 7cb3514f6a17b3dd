import type { MetaDescriptor } from 'react-router'
import { decideTab, type WantedTab } from '../../features/profile/index.ts'
import { links } from '../../api/links.ts'
import { ProfilePreview } from './frame/profile-preview.tsx'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/public-profile.ts'
import { loadOwnPreview } from './loading/as-visitor.ts'
import { loadTab, TabContent, withoutMore } from './tab-content.tsx'
import { profilePagesWords } from './profile-pages.words.ts'

const wanted: Readonly<Record<string, WantedTab>> = { _created: 'created', _saved: 'saved' }
const elsewhere = { decider: links.profile, created: links.profileCreated, saved: links.profileSaved }

/** PR-03: shows the owner what a visitor sees. */
export async function loader(args: Route.LoaderArgs) {
  const tab = wantedTab(args.url.pathname)
  const preview = await loadOwnPreview(args, elsewhere[tab])
  const current = decideTab(tab, preview.user.eligible_profile_tabs)
  return {
    user: preview.user,
    current,
    data: withoutMore(await loadTab(current, preview.args)),
    visitor: args.context.get(pageContext).visitor,
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader()

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({ title: profilePagesWords.publicProfile, isPrivate: true }, matches)
}

export default function PublicProfileRoute({ loaderData }: Route.ComponentProps) {
  const { user, current, data, visitor } = loaderData
  return (
    <ProfilePreview key={user.id} user={user} current={current} visitor={visitor}>
      <TabContent user={user} data={data} />
    </ProfilePreview>
  )
}

function wantedTab(pathname: string): keyof typeof elsewhere {
  const last =
    pathname
      .replace(/(\.data|\/)$/, '')
      .split('/')
      .at(-1) ?? ''
  const tab = Object.hasOwn(wanted, last) ? wanted[last] : undefined
  return tab === 'created' || tab === 'saved' ? tab : 'decider'
}
