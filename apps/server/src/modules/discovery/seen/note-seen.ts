import { limits, type PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { insertSeenPins, trimSeenPins } from './seen-pins.queries.ts'

/** Milliseconds after which what was seen belongs to another visit: within one, home stays as it is. */
export const VISIT_MILLISECONDS = 30 * 60 * 1000

/** Notes the pins that the viewer passed on their home. Ids of anything else only take the place of others. */
export async function noteSeen(deps: WriteDeps, viewer: Member, pinIds: readonly PinId[]): Promise<void> {
  const unique = [...new Set(pinIds)]
  if (unique.length === 0) return
  await inTransaction(deps.db, 'note-seen', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    const pins = unique.map((pinId) => ({ pinId, edgeId: deps.ids.next(bucketOf(viewer.id)) }))
    await insertSeenPins(writer, viewer.id, pins)
    await trimSeenPins(writer, viewer.id, limits.seenPins)
  })
}
