import type { MemberId } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
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
  blockedId: MemberId,
  subjectId = viewer.id,
): Promise<void> {
  requireFullLogin(viewer)
  if (subjectId !== viewer.id) throw new AppError('user_not_found')
  await inTransaction(deps.db, 'block-member', async (tx) => {
    const [held, blocked] = await lockPair(tx, viewer.id, blockedId)
    forgetBlocks(viewer)
    const writer = authorize(held, canBlock((await relationsTo({ db: held }, viewer, [blockedId]))(blockedId)))
    if (!blocked) throw new AppError('user_not_found')
    if (!(await insertBlock(writer, viewer.id, blockedId, deps.clock.now()))) return
    if ((await deleteFollow(writer, viewer.id, blockedId)) === 'following')
      await countFollow(writer, viewer.id, blockedId, -1)
    if ((await deleteFollow(writer, blockedId, viewer.id)) === 'following')
      await countFollow(writer, blockedId, viewer.id, -1)
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.blocked', { blockerId: viewer.id, blockedId })
  })
  forgetBlocks(viewer)
}

/** Takes a block back. Follows do not come back with it. */
export async function unblockMember(deps: WriteDeps, viewer: Member, blockedId: MemberId): Promise<void> {
  requireFullLogin(viewer)
  await inTransaction(deps.db, 'unblock-member', async (tx) => {
    const [held, blocked] = await lockPair(tx, viewer.id, blockedId)
    forgetBlocks(viewer)
    const writer = authorize(held, canBlock((await relationsTo({ db: held }, viewer, [blockedId]))(blockedId)))
    if (!blocked) throw new AppError('user_not_found')
    await deleteBlock(writer, viewer.id, blockedId)
  })
  forgetBlocks(viewer)
}
