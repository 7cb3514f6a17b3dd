import type { Db } from '../../../platform/db/db.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { findMemberSettings } from '../../accounts/index.ts'
import { findSaved } from './saves.queries.ts'
import type { SeenNotes } from './seen-notes.ts'

interface Deps {
  readonly db: Db
  readonly seenNotes: SeenNotes
}

/** Notes saves of other Pins by members who allow statistics; a repeat counts once, by the Pin that came of it. */
export async function noteSaves({ db, seenNotes }: Deps, saves: readonly Events['pin.saved'][]): Promise<void> {
  const saved = await findSaved(
    db,
    saves.map(({ pinId }) => pinId),
  )
  if (saved.length === 0) return
  const settings = await findMemberSettings(db, [...new Set(saved.map(({ pinnerId }) => pinnerId))])
  for (const { id: savedPinId, pinnerId: memberId, sourceId: pinId } of saved)
    if (settings.get(memberId)?.allowsAnalyticCookies === true) seenNotes.noteSave({ memberId, pinId, savedPinId })
  await seenNotes.flush()
}
