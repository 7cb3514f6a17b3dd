import { type PinDensity, userMetadataResource } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { pageContext } from './server-border.ts'

/** PS-13: how close the viewer likes pins on boards to stand; visitors have no choice. */
export async function loadBoardDensity(context: Readonly<RouterContextProvider>): Promise<PinDensity> {
  const { viewer, call } = context.get(pageContext)
  if (!viewer.isAuth) return 'regular'
  return (await call(userMetadataResource.get, {})).data.board_pin_rep_view_type ?? 'regular'
}
