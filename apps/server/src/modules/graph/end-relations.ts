import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteBlock } from './blocks.queries.ts'
import {
  deletePlainRows,
  findSomeBlocked,
  findSomeBlockers,
  findSomeFollowees,
  findSomeFollowers,
} from './ending.queries.ts'
import { deleteFollow } from './follows.queries.ts'
import { countFollow, lockPair } from './pair-locks.ts'

const BATCH = 200

/** Ends every follow and block of a member who goes for good, one pair at a time, with the others' counters. */
export async function endRelations(deps: WriteDeps, memberId: MemberId): Promise<void> {
  await each(deps.db, memberId, findSomeFollowees, (otherId) => endFollow(deps, memberId, otherId))
  await each(deps.db, memberId, findSomeFollowers, (otherId) => endFollow(deps, otherId, memberId))
  await each(deps.db, memberId, findSomeBlocked, (otherId) => endBlock(deps, memberId, otherId))
  await each(deps.db, memberId, findSomeBlockers, (otherId) => endBlock(deps, otherId, memberId))
  await deletePlainRows(writeAlone(deps.db, 'an ended account follows nothing'), memberId)
}

async function each(
  db: Db,
  memberId: MemberId,
  find: (db: Db, memberId: MemberId, limit: number) => Promise<Id[]>,
  end: (otherId: Id) => Promise<void>,
): Promise<void> {
  for (;;) {
    const ids = await find(db, memberId, BATCH)
    for (const id of ids) await end(id)
    if (ids.length < BATCH) return
  }
}

const endFollow = (deps: WriteDeps, followerId: MemberId, followeeId: MemberId): Promise<void> =>
  inTransaction(deps.db, 'end-follow', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account follows nobody')
    await lockPair(tx, followerId, followeeId)
    if ((await deleteFollow(writer, followerId, followeeId)) !== 'following') return
    await countFollow(writer, followerId, followeeId, -1)
    await deps.outbox.emit(writer, bucketOf(followerId), 'member.unfollowed', { followerId, followeeId })
  })

const endBlock = (deps: WriteDeps, blockerId: MemberId, blockedId: MemberId): Promise<void> =>
  inTransaction(deps.db, 'end-block', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account follows nobody')
    await lockPair(tx, blockerId, blockedId)
    await deleteBlock(writer, blockerId, blockedId)
  })
