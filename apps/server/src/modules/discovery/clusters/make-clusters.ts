import type { PinId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import { clusterNames } from './cluster-names.ts'
import type { GroupedPin } from './group-pins.ts'

/** A pin that may go into a cluster. */
export interface ClusteredPin extends GroupedPin {
  readonly id: Id
}

/** Pins that could become a board, and what that could be called. */
export interface MadeCluster {
  readonly names: readonly string[]
  readonly pinIds: readonly PinId[]
}

/** The most suggestions that are made of one member's pins (BC-01). */
export const MOST_CLUSTERS = 10
/** Fewer pins make no board. */
export const FEWEST_PINS = 3

/** The largest groups, named; groups whose pins share no word are left out, since nobody could tell what they are. */
export function makeClusters(pins: readonly ClusteredPin[], groups: readonly number[]): MadeCluster[] {
  const all = pins.map(({ texts }) => texts)
  return [...Map.groupBy(pins.keys(), (place) => groups[place] ?? -1).values()]
    .filter((places) => places.length >= FEWEST_PINS)
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((places) => places.flatMap((place) => pins[place] ?? []))
    .map((cluster) => ({
      names: clusterNames(
        cluster.map(({ texts }) => texts),
        all,
      ),
      pinIds: cluster.map(({ id }) => id),
    }))
    .filter(({ names }) => names.length > 0)
    .slice(0, MOST_CLUSTERS)
}

/** Share of the pins of either that both hold, from which on a cluster counts as the same as before. */
const SAME_FROM = 0.5

/** Keeps the id of an old cluster for the new one that holds mostly the same pins (Jaccard), so that ids last. */
export function withLastingIds(
  clusters: readonly MadeCluster[],
  before: readonly { id: Id; pinIds: readonly PinId[] }[],
  newId: () => Id,
): (MadeCluster & { id: Id })[] {
  const free = new Map(before.map(({ id, pinIds }) => [id, new Set(pinIds)]))
  return clusters.map((cluster) => {
    const own = new Set(cluster.pinIds)
    const [nearest] = [...free]
      .map(([id, old]) => {
        const both = cluster.pinIds.filter((pinId) => old.has(pinId)).length
        return { id, share: both / (own.size + old.size - both) }
      })
      .filter(({ share }) => share >= SAME_FROM)
      .toSorted((a, b) => b.share - a.share)
    if (nearest) free.delete(nearest.id)
    return { ...cluster, id: nearest?.id ?? newId() }
  })
}
