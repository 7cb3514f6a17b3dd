import {
  type Endpoint,
  matchRoute,
  type Pin,
  pinResource,
  type RouteName,
  type User,
  userResource,
  type MemberId,
} from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Id } from '../../platform/ids/ids.ts'

const profilePages: ReadonlySet<RouteName> = new Set(['profile', 'profileSaved', 'profileCreated', 'profileTried'])

/**
 * Whose things a page shows that is made of this call's answer: of a profile or a closeup, to somebody else. Null for
 * machines, for the own things, and for calls that only go along.
 */
export function viewedMember(path: string, viewer: Viewer, endpoint: Endpoint, data: unknown): Id | null {
  const isProfile = endpoint.id === userResource.get.id
  // First, since most calls only go along, and matching a route costs as much as a short one of them.
  if (viewer.kind === 'bot' || (!isProfile && endpoint.id !== pinResource.get.id)) return null
  const page = matchRoute(path.replace(/(\/_)?\.data$/, ''))?.name
  if (page === undefined) return null
  let memberId: MemberId | null = null
  if (isProfile && profilePages.has(page)) memberId = (data as User).id
  if (!isProfile && page === 'closeup') memberId = (data as Pin).pinner.id
  return memberId === viewer.id ? null : memberId
}
