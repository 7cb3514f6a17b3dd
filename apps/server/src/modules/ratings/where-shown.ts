import type { MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findPinsShowing, showVeilsOf } from '../pins/index.ts'
import { findProfileShowing, showVeilsOnProfiles } from '../profiles/index.ts'

/** By what employees find some bytes: a pin, or where none shows them, whose profile does. */
export interface ShownBy {
  readonly pinId: PinId | null
  readonly memberId: MemberId | null
}

/** Something that shows the bytes; nothing where they are on no pin and no profile. */
export async function whereShown(db: Db, contentHash: string): Promise<ShownBy> {
  const [pinId = null] = await findPinsShowing(db, contentHash, '0', 1)
  return { pinId, memberId: pinId === null ? await findProfileShowing(db, contentHash) : null }
}

/** Brings the veil of all that shows the bytes up to date: pins, and profiles. Repeating it changes nothing. */
export async function showVeilsEverywhere(deps: { readonly db: Db }, contentHash: string): Promise<void> {
  await showVeilsOf(deps, contentHash)
  await showVeilsOnProfiles(deps, contentHash)
}
