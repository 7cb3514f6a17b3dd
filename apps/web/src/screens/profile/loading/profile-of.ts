import type { User } from '@pinfold/contract'
import { useRouteLoaderData } from 'react-router'
import { usePerson } from '../../../entities/member/use-person.ts'
import type { RootMatch } from '../../heads/page-head.ts'

/** The ids of the routes that load the member for the tabs below them. */
const LAYOUT = 'profile'
const OWN_LAYOUT = 'self-profile'

interface LayoutData {
  readonly user: User
}

/** The member whose tab this is. */
export function useProfile(): User {
  return usePerson((useRouteLoaderData(LAYOUT) as LayoutData).user)
}

/** The member who looks at the tabs of their own things. */
export function useOwnProfile(): User {
  return usePerson((useRouteLoaderData(OWN_LAYOUT) as LayoutData).user)
}

/** The member whose tab this is, for the page's head; undefined where the member could not be loaded. */
export const profileOf = (matches: readonly (RootMatch | undefined)[]): User | undefined =>
  (matches.find((match) => match?.id === LAYOUT)?.loaderData as LayoutData | undefined)?.user
