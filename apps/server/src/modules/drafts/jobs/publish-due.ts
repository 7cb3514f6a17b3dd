import type { ErrorCode } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { awayReader, lockMember } from '../../accounts/index.ts'
import { publishLocked, type PublishDeps } from '../commands/publish-draft.ts'
import { noteScheduled } from '../draft-limits.ts'
import { countDrafts, findDueDrafts, lockDueDraft, updateDraft } from '../drafts.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Its time came, and it could not be published. */
    'draft.failed': { draftId: string; memberId: string; version: number }
  }
}

const AT_ONCE = 20
/** A file that is still on its way at the draft's time is waited for so long. */
const PATIENCE_MILLISECONDS = 10 * 60 * 1000

/**
 * Publishes what is due, each draft in a transaction of its own. Any number of workers may do so at once: who finds a draft
 * locked leaves it to whoever has it, and one that ended in the middle left everything as it was.
 */
export async function publishDue(deps: PublishDeps): Promise<void> {
  for (;;) {
    const ids = await findDueDrafts(deps.db, deps.clock.now(), AT_ONCE)
    const done = await Promise.all(ids.map((id) => publishOne(deps, id)))
    if (ids.length < AT_ONCE || !done.includes(true)) return
  }
}

/** False where nothing changed. */
async function publishOne(deps: PublishDeps, id: Id): Promise<boolean> {
  try {
    return await inTransaction(deps.db, 'publish-due-draft', async (tx) => {
      const draft = await lockDueDraft(tx, id, deps.clock.now())
      if (draft) await publishLocked(deps, tx, awayReader(draft.memberId), draft)
      return draft !== undefined
    })
  } catch (error) {
    if (error instanceof AppError) return fail(deps, id, error.code)
    throw error
  }
}

/** The draft stays as it is, without its time, and its member is told. */
const fail = (deps: PublishDeps, id: Id, failure: ErrorCode): Promise<boolean> =>
  inTransaction(deps.db, 'fail-due-draft', async (tx) => {
    const now = deps.clock.now()
    const draft = await lockDueDraft(tx, id, now)
    if (!draft?.publishAt) return false
    if (failure === 'upload_not_ready' && now.getTime() - draft.publishAt.getTime() < PATIENCE_MILLISECONDS)
      return false
    const writer = writeAsSystem(tx, 'its time came, and it was refused')
    const { memberId } = draft
    await lockMember(tx, memberId)
    const { scheduled } = await countDrafts(writer, memberId)
    await updateDraft(writer, id, { state: 'failed', failure, publish_at: null, updated_at: now })
    await noteScheduled(writer, memberId, scheduled - 1, scheduled)
    await deps.outbox.emit(writer, bucketOf(id), 'draft.failed', { draftId: id, memberId, version: draft.version })
    return true
  })
