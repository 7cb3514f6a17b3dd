import { type RouteName, matchRoute } from '@pinfold/contract'

/** What a page looks like before it is there. */
export type PendingKind = 'wall' | 'closeup' | 'profile' | 'board'

const kinds: Partial<Record<RouteName, PendingKind>> = {
  home: 'wall',
  allPins: 'wall',
  search: 'wall',
  searchOwn: 'wall',
  topic: 'wall',
  ideas: 'wall',
  today: 'wall',
  closeup: 'closeup',
  profile: 'profile',
  profileSaved: 'profile',
  profileCreated: 'profile',
  profileTried: 'profile',
  profilePins: 'wall',
  board: 'board',
  section: 'board',
}

const isProfileTab = (kind: PendingKind | null | undefined) => kind === 'profile'

/** Which skeleton stands for an address on its way; null for forms, and where only a tab of a page changes. */
export function pendingKind(next: string, here: string): PendingKind | null {
  const [to, from] = [matchRoute(next), matchRoute(here)]
  const kind = (to && kinds[to.name]) ?? null
  const isSamePerson = (to?.params as Params)?.username === (from?.params as Params)?.username
  return isProfileTab(kind) && from && isProfileTab(kinds[from.name]) && isSamePerson ? null : kind
}

type Params = { username?: string } | undefined
