/** Where on a target something is held: before or after it in reading order, or on its middle. */
export type DropZone = 'before' | 'on' | 'after'

/** Milliseconds that something is held over a zone until the zone takes it (ST-12). */
export const zoneDelays: Readonly<Record<DropZone, number>> = { before: 200, on: 20, after: 200 }

/** The middle takes half of a target that can be dropped on and beside (ST-12). */
const EDGE = 0.25

/**
 * The zone at a place of a target, null where the target does not take what is held there.
 * @param along how far along the target, from its start (0) to its end (1)
 */
export function zoneAt(along: number, zones: readonly DropZone[]): DropZone | null {
  const takes = (zone: DropZone) => (zones.includes(zone) ? zone : null)
  const hasEdges = zones.includes('before') || zones.includes('after')
  if (!hasEdges) return takes('on')
  if (!zones.includes('on')) return takes(along < 0.5 ? 'before' : 'after')
  if (along < EDGE) return takes('before')
  return along > 1 - EDGE ? takes('after') : 'on'
}

/** The ids with one of them put before or after another; as they are where either is not among them. */
export function movedBeside<I>(ids: readonly I[], moved: I, target: I, side: 'before' | 'after'): readonly I[] {
  if (moved === target || !ids.includes(moved) || !ids.includes(target)) return ids
  const others = ids.filter((id) => id !== moved)
  const at = others.indexOf(target) + (side === 'after' ? 1 : 0)
  return others.toSpliced(at, 0, moved)
}
