import { type RouteName, type SearchScope, matchRoute, memberRoutes } from '@pinfold/contract'

/** What a page looks like before it is there. */
export type PendingKind = 'wall' | 'closeup' | 'profile' | 'board' | 'boards' | 'tiles' | 'rows' | 'picture'

const kinds: Partial<Record<RouteName, PendingKind>> = {
  home: 'wall',
  allPins: 'wall',
  search: 'wall',
  searchOwn: 'wall',
  topic: 'wall',
  ideas: 'tiles',
  topics: 'tiles',
  todayArticles: 'tiles',
  today: 'wall',
  recentlyViewed: 'rows',
  historySettings: 'rows',
  visualSearch: 'picture',
  closeup: 'closeup',
  profile: 'profile',
  profileSaved: 'profile',
  profileCreated: 'profile',
  profileTried: 'profile',
  profilePins: 'wall',
  board: 'board',
  section: 'board',
}

/** What a search looks for decides what it looks like. */
const found: Partial<Record<SearchScope, PendingKind>> = { boards: 'boards', people: 'rows' }

const isProfileTab = (kind: PendingKind | null | undefined) => kind === 'profile'

const isSettings = (name: RouteName | undefined) => name !== undefined && /settings/i.test(name)

/** Which skeleton stands for an address on its way; null for forms, and where only a part of a page changes. */
export function pendingKind(next: string, here: string): PendingKind | null {
  const [to, from] = [matchRoute(next), matchRoute(here)]
  const sought = memberRoutes.search.parse(next)?.query.scope
  const kind = (sought && found[sought]) ?? (to && kinds[to.name]) ?? null
  if (isSettings(to?.name) && isSettings(from?.name)) return null
  const isSamePerson = (to?.params as Params)?.username === (from?.params as Params)?.username
  return isProfileTab(kind) && from && isProfileTab(kinds[from.name]) && isSamePerson ? null : kind
}

type Params = { username?: string } | undefined
