import { authorize } from '../../../platform/auth/decision.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteBlock, insertBlock } from '../blocks.queries.ts'
import { deleteFollow } from '../follows.queries.ts'
import { canBlock } from '../graph.policy.ts'
import { countFollow, lockPair } from '../pair-locks.ts'
import { forgetBlocks, relationsTo } from '../relations.ts'

/**
 * Blocks a member: both stop following each other and neither sees the other's things from now on. Throws
 * `user_not_found`, also for who acts for somebody else, since nobody can be given that yet; `cannot_block_self`; and
 * `sign_in_required` for a limited login (RP-05).
 */
export async function blockMember(
  deps: WriteDeps,
  viewer: Member,
  blockedId: Id,
  subjectId = viewer.id,
): Promise<void> {
  requireFullLogin(viewer)
  if (subjectId !== viewer.id) throw new AppError('user_not_found')
  authorize(canBlock((await relationsTo(deps, viewer, [blockedId]))(blockedId)))
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockPair(tx, viewer.id, blockedId))) throw new AppError('user_not_found')
    if (!(await insertBlock(tx, viewer.id, blockedId, deps.clock.now()))) return
    if ((await deleteFollow(tx, viewer.id, blockedId)) === 'following') await countFollow(tx, viewer.id, blockedId, -1)
    if ((await deleteFollow(tx, blockedId, viewer.id)) === 'following') await countFollow(tx, blockedId, viewer.id, -1)
    await deps.outbox.emit(tx, bucketOf(viewer.id), 'member.blocked', { blockerId: viewer.id, blockedId })
  })
  forgetBlocks(viewer)
}

/** Takes a block back. Follows do not come back with it. */
export async function unblockMember(deps: WriteDeps, viewer: Member, blockedId: Id): Promise<void> {
  requireFullLogin(viewer)
  authorize(canBlock((await relationsTo(deps, viewer, [blockedId]))(blockedId)))
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockPair(tx, viewer.id, blockedId))) throw new AppError('user_not_found')
    await deleteBlock(tx, viewer.id, blockedId)
  })
  forgetBlocks(viewer)
}
