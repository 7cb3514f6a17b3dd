import { type Endpoint, matchRoute, type Pin, pinResource } from '@pinfold/contract'
import type { Viewer } from '../../platform/auth/viewer.ts'

/** Whether a page that is made of this call's answer opens the Pin of somebody else; false for machines, and for calls that only go along. */
export function isOpenedPin(
  path: string,
  viewer: Pick<Viewer, 'kind' | 'id'>,
  endpoint: Endpoint,
  data: unknown,
): boolean {
  // First, since most calls only go along, and matching a route costs as much as a short one of them.
  if (viewer.kind === 'bot' || endpoint.id !== pinResource.get.id) return false
  const page = matchRoute(path.replace(/(\/_)?\.data$/, ''))?.name
  return page === 'closeup' && (data as Pin).pinner.id !== viewer.id
}
