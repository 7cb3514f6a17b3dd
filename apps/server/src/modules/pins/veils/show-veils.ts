import type { PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findVeils, worstVeil } from '../../media/index.ts'
import { findPinMedia, type PinMedium } from '../kinds/pin-media.queries.ts'
import { findPins, lockPins } from '../pin-rows.queries.ts'
import { findPinsShowing, updatePinVeils } from './pins-of-picture.queries.ts'

/** So many are locked at a time. */
const SOME = 200
/** Each reading passes over all that are left, so it takes many. */
const READ_AT_ONCE = 10_000

/** Brings the veil of every pin that shows the bytes up to date, saves by others, too. Repeating it changes nothing. */
export async function showVeilsOf(deps: { readonly db: Db }, contentHash: string): Promise<void> {
  for (let after: PinId | '0' = '0'; ;) {
    const pinIds: PinId[] = await findPinsShowing(deps.db, contentHash, after, READ_AT_ONCE)
    for (let at = 0; at < pinIds.length; at += SOME) await showVeils(deps, pinIds.slice(at, at + SOME))
    const last = pinIds.at(-1)
    if (last === undefined || pinIds.length < READ_AT_ONCE) return
    after = last
  }
}

/** Brings the pins' copies of what stands before their pictures up to date: the worst of all that they show. */
export async function showVeils({ db }: { readonly db: Db }, pinIds: readonly PinId[]): Promise<void> {
  if (pinIds.length === 0) return
  await inTransaction(db, 'show-veils', async (tx) => {
    const [, pins] = await lockPins(tx, pinIds)
    const picturesOf = await hashesOf(tx, pins)
    const veils = await findVeils(tx, [...picturesOf.values()].flat())
    const wanted = pins.map(({ id, veil }) => ({
      id,
      veil,
      after: worstVeil((picturesOf.get(id) ?? []).map((hash) => veils.get(hash) ?? '')),
    }))
    const writer = writeAsSystem(tx, 'pins have a copy of what was judged of their pictures')
    const changed = wanted.filter(({ veil, after }) => veil !== after)
    for (const [after, some] of Map.groupBy(changed, (pin) => pin.after))
      await updatePinVeils(
        writer,
        some.map(({ id }) => id),
        after,
      )
  })
}

/** The bytes of all that a pin shows as a picture: its own, the cover of its film, the pages of its story. */
export async function picturesOfPin(db: Db, pinId: PinId): Promise<readonly string[]> {
  return (await shownOnPin(db, pinId)).pictures
}

/** The bytes that a pin shows: as pictures, of which the first stands for it, and as films that have pictures of their own. */
export async function shownOnPin(
  db: Db,
  pinId: PinId,
): Promise<{ readonly pictures: readonly string[]; readonly films: readonly string[] }> {
  const [pin] = await findPins(db, [pinId])
  if (!pin) return { pictures: [], films: [] }
  const media = pin.kind === 'picture' ? [] : await findPinMedia(db, [pinId])
  const hashes = (wanted: (medium: PinMedium) => boolean) => media.filter(wanted).map(({ contentHash }) => contentHash)
  return {
    pictures: [...new Set([pin.contentHash, ...hashes(({ kind }) => kind === 'image')])],
    films: [...new Set(hashes(({ kind, hasLadder }) => kind === 'video' && hasLadder))],
  }
}

async function hashesOf(
  db: Db,
  pins: readonly { readonly id: PinId; readonly kind: string; readonly contentHash: string }[],
): Promise<Map<PinId, string[]>> {
  const withMedia = pins.filter(({ kind }) => kind !== 'picture').map(({ id }) => id)
  const media = withMedia.length === 0 ? [] : await findPinMedia(db, withMedia)
  const shown = media.filter(({ kind }) => kind === 'image')
  return new Map(
    pins.map(({ id, contentHash }) => [
      id,
      [contentHash, ...shown.filter(({ pinId }) => pinId === id).map((medium) => medium.contentHash)],
    ]),
  )
}
