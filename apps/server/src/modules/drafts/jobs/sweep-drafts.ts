import { limits, type MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { keepUploads } from '../../media/index.ts'
import { uploadsOf } from '../draft-files.ts'
import { findEndedDrafts, markWarned } from '../draft-sweeps.queries.ts'
import { lockDrafts, removeDrafts } from '../drafts.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Drafts that nobody touched will soon be removed. */
    'drafts.ending': { memberId: string; draftId: string }
  }
}

const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000
const BATCH = 200

/** Tells of drafts that end soon, and removes those that ended, and what was thrown away. */
export async function sweepDrafts(deps: WriteDeps): Promise<void> {
  const now = deps.clock.now()
  const { keptDays, warnedDays } = limits.drafts
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await warn(deps, before((keptDays - warnedDays) * DAY), now)
  for (;;) {
    const limit = BATCH
    const ended = await findEndedDrafts(deps.db, {
      deletedBefore: before(HOUR),
      touchedBefore: before(keptDays * DAY),
      limit,
    })
    for (const [memberId, drafts] of Map.groupBy(ended, (draft) => draft.memberId))
      await remove(
        deps,
        memberId,
        drafts.map(({ id }) => id),
      )
    if (ended.length < limit) return
  }
}

const warn = (deps: WriteDeps, touchedBefore: Date, now: Date): Promise<void> =>
  inTransaction(deps.db, 'warn-of-drafts', async (tx) => {
    const writer = writeAsSystem(tx, 'who has drafts that end is told')
    const warned = await markWarned(writer, touchedBefore, now)
    const firsts = [...Map.groupBy(warned, ({ memberId }) => memberId)]
    await deps.outbox.emitAll(
      writer,
      'drafts.ending',
      firsts.map(([memberId, [first]]) => ({
        bucket: bucketOf(memberId),
        payload: { memberId, draftId: first?.id ?? memberId },
      })),
    )
  })

const remove = (deps: WriteDeps, memberId: MemberId, ids: readonly string[]): Promise<void> =>
  inTransaction(deps.db, 'remove-drafts', async (tx) => {
    const writer = writeAsSystem(tx, 'drafts are kept for so long')
    const rows = [...(await lockDrafts(tx, memberId, ids))[1], ...(await lockDrafts(tx, memberId, ids, 'deleted'))[1]]
    await removeDrafts(writer, memberId, ids)
    await keepUploads(writer, rows.flatMap(uploadsOf), null)
  })
