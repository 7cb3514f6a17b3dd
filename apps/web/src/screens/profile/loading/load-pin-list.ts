import { type PinDensity, userMetadataResource } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { packPins } from '../../../entities/pin/card/packed-pins.ts'
import { filterOf, type PinList, pinListCall, type PinListKind } from '../../../features/member-pins/index.ts'
import { callOrEmpty } from '../../loading/load-page.ts'
import { loadProfile } from '../../loading/load-profile.ts'
import { pageContext } from '../../loading/server-border.ts'
import { loadUnorganized } from './load-unorganized.ts'

interface PinListArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly params: { readonly username: string }
  /** Its query may narrow the own list. */
  readonly url?: URL
}

/** Loads a list of a member's pins; the member's own as they like to see it. */
export async function loadPinList(args: PinListArgs, kind: PinListKind): Promise<PinList> {
  const { context, params, url } = args
  const { viewer } = context.get(pageContext)
  const { username } = params
  const isOwn = viewer.username !== null && viewer.username.toLowerCase() === username.toLowerCase()
  const filter = isOwn && url && kind === 'saved' ? filterOf(url.searchParams) : 'none'
  const { endpoint, options } = pinListCall(kind, { username, filter, isOwn, isPartner: viewer.isPartner })
  const isWhole = isOwn && kind === 'saved' && filter === 'none'
  const [pins, density, unorganized] = await Promise.all([
    callOrEmpty(context, endpoint, options),
    isOwn ? densityOf(context) : ('regular' as const),
    isWhole && url
      ? loadProfile({ context, params, url }).then((user) => loadUnorganized(context, user, { hasClusters: false }))
      : null,
  ])
  return { kind, pins: packPins(pins), filter, density, unorganized }
}

async function densityOf(context: PinListArgs['context']): Promise<PinDensity> {
  const { data } = await context.get(pageContext).call(userMetadataResource.get, {})
  return data.profile_pin_rep_view_type ?? 'regular'
}
