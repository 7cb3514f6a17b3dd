import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, compareIds, type Id } from '../../platform/ids/ids.ts'
import { addToMemberCounters, lockMember, type MemberRow } from '../accounts/index.ts'

/** Locks both members in (bucket, id) order, so that two at once cannot wait for each other. Answers the second. */
export async function lockPair(tx: Tx, firstId: Id, secondId: Id): Promise<MemberRow | undefined> {
  const locked = new Map<Id, MemberRow | undefined>()
  for (const id of inLockOrder([firstId, secondId])) locked.set(id, await lockMember(tx, id))
  return locked.get(secondId)
}

/** The order every writer locks rows in. */
export const inLockOrder = (ids: readonly Id[]): Id[] =>
  ids.toSorted((a, b) => bucketOf(a) - bucketOf(b) || compareIds(a, b))

/** Keeps both counters of a follow true. */
export async function countFollow(tx: Tx, followerId: Id, followeeId: Id, delta: 1 | -1): Promise<void> {
  await addToMemberCounters(tx, followerId, { following_count: delta })
  await addToMemberCounters(tx, followeeId, { follower_count: delta })
}
