import type { Pin, PinCluster, MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { fillPinPage, pinViews, type Place, type PinViewDeps } from '../../pins/index.ts'
import { findClusterOwner, findClusterPinIds, findClusters, hasCluster } from './clusters.queries.ts'
import { FEWEST_PINS, MOST_CLUSTERS } from './make-clusters.ts'

const MOST_THUMBNAILS = 4

/** The viewer's own clusters: what of their boardless pins could become a board. */
export async function clustersView(
  deps: PinViewDeps,
  viewer: Member,
  { isCreatedOnly, limit }: { isCreatedOnly: boolean; limit: number },
): Promise<PinCluster[]> {
  const wanted = { memberId: viewer.id, isCreatedOnly, fewestPins: FEWEST_PINS, limit: Math.min(limit, MOST_CLUSTERS) }
  const clusters = await findClusters(deps.db, wanted)
  const shown = clusters.flatMap(({ pinIds }) => pinIds.slice(0, MOST_THUMBNAILS))
  const pins = new Map((await pinViews(deps, viewer, shown, 'seen')).map((pin) => [pin.id, pin]))
  return clusters.map(({ id, names, pinIds }) => ({
    id,
    names,
    thumbnails: pinIds.slice(0, MOST_THUMBNAILS).flatMap((pinId) => {
      const image = pins.get(pinId)?.images['236x']
      return image ? [{ '236x': image }] : []
    }),
    pin_count: pinIds.length,
  }))
}

/** The pins of one of the viewer's clusters; throws `cluster_not_found` for any other. */
export async function clusterPinsView(
  deps: PinViewDeps,
  viewer: Member,
  clusterId: Id,
  place: Place,
): Promise<Page<Pin[]>> {
  const owner = await findClusterOwner(deps.db, clusterId)
  if (owner?.memberId !== viewer.id) throw new AppError('cluster_not_found')
  return fillPinPage(deps, viewer, place, 'seen', async (at) =>
    (await findClusterPinIds(deps.db, { clusterId, ...at })).map(({ id }) => ({ key: id, pinId: id })),
  )
}

/** Whether there is a cluster to suggest to the member. */
export const hasClusters = (db: Db, memberId: MemberId): Promise<boolean> => hasCluster(db, memberId, FEWEST_PINS)
