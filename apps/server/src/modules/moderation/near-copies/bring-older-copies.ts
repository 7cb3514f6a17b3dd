import { type MemberId, type ReportReason, urgencyOf } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { findBlockedAmong, noteCompared } from '../../media/index.ts'
import { findFirstPinsShowing, findPins } from '../../pins/index.ts'
import { findProfileShowing } from '../../profiles/index.ts'
import { compareNext } from '../../recommender/index.ts'
import { addLikeDecision, findCases, hasCaseLike, openCaseOf } from '../cases/cases.queries.ts'
import { lockDecision } from '../decisions/decisions.queries.ts'

/** A run ends before the next begins, which goes on where it was. */
const RUN_MILLISECONDS = 20_000

/** A thing that shows a picture, and whose it is. */
interface Showing {
  readonly objectType: 'pin' | 'user'
  readonly objectId: Id
  readonly concernedId: MemberId
}

/**
 * Brings older near copies of blocked pictures before a moderator, each as a case of a thing that shows it. Likeness is no proof, so
 * nothing is hidden. Cut off anywhere, the next run goes on; what a moderator decided on is not brought again for the same block.
 */
export async function bringOlderCopies(deps: WriteDeps): Promise<void> {
  const end = performance.now() + RUN_MILLISECONDS
  while (performance.now() < end) {
    const compared = await compareNext(deps.db)
    if (compared === null) return
    const { blocked, alike, last } = compared
    for (const thing of await thingsShowing(deps, alike)) await bring(deps, thing, blocked.decisionId)
    const writer = writeAlone(deps.db, 'comparing again brings nothing new')
    await noteCompared(writer, blocked.hash, blocked.decisionId, last)
  }
}

/** One thing for each of the bytes; what is blocked itself shows to nobody. */
async function thingsShowing({ db }: WriteDeps, hashes: readonly string[]): Promise<readonly Showing[]> {
  if (hashes.length === 0) return []
  const blocked = await findBlockedAmong(db, hashes)
  const open = hashes.filter((hash) => !blocked.has(hash))
  const showing = await findFirstPinsShowing(db, open)
  const pins = await findPins(db, [...new Set(showing.values())])
  const profiles = await Promise.all(
    open.filter((hash) => !showing.has(hash)).map((hash) => findProfileShowing(db, hash)),
  )
  return [
    ...pins.map(({ id, pinnerId }) => ({ objectType: 'pin' as const, objectId: id, concernedId: pinnerId })),
    ...profiles.flatMap((id) => (id === null ? [] : [{ objectType: 'user' as const, objectId: id, concernedId: id }])),
  ]
}

async function bring(deps: WriteDeps, { objectType, objectId, concernedId }: Showing, decisionId: Id): Promise<void> {
  await inTransaction(deps.db, 'bring-older-copy', async (tx) => {
    const [, decision] = await lockDecision(tx, decisionId)
    if (decision?.state !== 'standing' || (await hasCaseLike(tx, objectId, decisionId))) return
    const [first] = decision.caseId === null ? [] : await findCases(tx, [decision.caseId])
    const reason: ReportReason = first?.reasons[0] ?? 'other'
    const writer = writeAsSystem(tx, 'it looks nearly like a picture that was blocked')
    const caseId = await openCaseOf(writer, {
      id: deps.ids.next(bucketOf(objectId)),
      objectType,
      objectId,
      pinId: null,
      concernedId,
      urgency: first?.urgency ?? urgencyOf[reason],
      reason,
      now: deps.clock.now(),
    })
    await addLikeDecision(writer, caseId, decisionId)
  })
}
