import { isPersonalPage, type Viewer } from '@pinfold/contract'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../../../api/viewer.ts'

/** The business that this page is shown for; null where it is the member's own. */
export function useActing(): Viewer | null {
  const root = useRouteLoaderData('root') as RootData | undefined
  const { pathname } = useLocation()
  return root?.acting && !isPersonalPage(pathname) ? root.acting : null
}
