import { type ProfileTab, profileTabTypes, type User } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { profileWords } from './profile.words.ts'

/** A tab as pages speak of it. */
export type TabName = keyof typeof profileTabTypes

/** A tab asked for; `decider` leaves it to the profile (PR-08). */
export type WantedTab = TabName | 'decider'

const allNames = Object.keys(profileTabTypes) as TabName[]
const nameOf = ({ tab_type: type }: ProfileTab): TabName | undefined =>
  allNames.find((name) => profileTabTypes[name] === type)

/** The names of a profile's tabs, in the order they stand. */
export const tabNames = (tabs: readonly ProfileTab[] = []): TabName[] =>
  tabs.map(nameOf).filter((name) => name !== undefined)

/** PR-08: `decider` becomes the profile's default tab among those the viewer may choose of, else `saved`. */
export function decideTab(wanted: WantedTab, tabs: readonly ProfileTab[] = []): TabName {
  if (wanted !== 'decider') return wanted
  const usual = tabs.find(({ is_default: isDefault }) => isDefault)
  return (usual && nameOf(usual)) ?? 'saved'
}

/** The tabs of the page on which members find their own things again. */
export const hubTabs: readonly TabName[] = ['hub_pins', 'hub_boards']

/** The default tab of that page: the profile's, where that is one of them. */
export function decideHubTab(user: User): TabName {
  const usual = decideTab('decider', user.eligible_profile_tabs)
  return hubTabs.includes(usual) ? usual : 'hub_boards'
}

const tabLabels = {
  saved: () => profileWords.saved,
  created: () => profileWords.created,
  tried: () => profileWords.tried,
  hub_boards: () => profileWords.boards,
  hub_pins: () => profileWords.pins,
} satisfies Record<TabName, () => string>

/** What a tab says. */
export const tabLabel = (name: TabName): string => tabLabels[name]()

type Addresses = Readonly<Record<TabName | 'decider', (username: string) => string>>

/** Where each tab is; the default one is the profile itself. */
export const tabLinks: Addresses = {
  decider: links.profile,
  saved: links.profileSaved,
  created: links.profileCreated,
  tried: links.profileTried,
  hub_boards: links.selfProfileBoards,
  hub_pins: links.selfProfilePins,
}

/** Where tabs are in the preview of the own profile. Visitors are offered no others than the tabs named here. */
export const previewLinks: Addresses = {
  ...tabLinks,
  decider: links.publicProfile,
  saved: links.publicProfileSaved,
  created: links.publicProfileCreated,
}

const plain = (path: string) => decodeURI(path).replace(/\/$/, '')

/** The tab that stands at a path of the profile. */
export function tabAt(pathname: string, user: User): TabName {
  const named = allNames.find((name) => plain(tabLinks[name](user.username)) === plain(pathname))
  return named ?? decideTab('decider', user.eligible_profile_tabs)
}

/** The tab that stands at a path of the page of own things. */
export const hubTabAt = (pathname: string, user: User): TabName =>
  hubTabs.find((name) => plain(tabLinks[name](user.username)) === plain(pathname)) ?? decideHubTab(user)
