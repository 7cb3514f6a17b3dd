import type { Pin, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import { firstIdAt } from '../../../platform/ids/ids.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import { findCandidates } from '../home-candidates.ts'
import { readHomePlace } from '../home-place.ts'
import { mixHome } from '../mix-home.ts'

/** What reading ideas needs. */
export type IdeasDeps = PinViewDeps & { readonly clock: Clock }

const LOOKED_AT = 60
const WANTED = 30

/**
 * Pins that are recommended to a member and that they have not passed on their home, without those named; nothing that they
 * follow, since that comes by itself, and nothing that they may not see or switched off.
 */
export async function ideasView(deps: IdeasDeps, viewer: Member, leaveOut: ReadonlySet<PinId>): Promise<Pin[]> {
  const seenBefore = firstIdAt(deps.clock.now())
  const { lists } = await findCandidates(deps.db, viewer, { place: readHomePlace(null), limit: LOOKED_AT, seenBefore })
  const isNew = ({ pinId }: { pinId: PinId }) => !leaveOut.has(pinId)
  const wanted = { followed: [], popular: [], walks: lists.walks.filter(isNew), rising: lists.rising.filter(isNew) }
  const { items } = mixHome(wanted, WANTED)
  return pinViews(
    deps,
    viewer,
    items.map(({ pinId }) => pinId),
    'suggested',
  )
}
