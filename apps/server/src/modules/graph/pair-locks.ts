import type { MemberId } from '@pinfold/contract'
import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, compareIds, type Id } from '../../platform/ids/ids.ts'
import type { Writer, Held } from '../../platform/writing/writer.ts'
import { addToMemberCounters, lockMember, type MemberRow } from '../accounts/index.ts'

/** Locks both members in (bucket, id) order, so that two at once cannot wait for each other. Answers the second. */
export async function lockPair(tx: Tx, firstId: Id, secondId: Id): Promise<[Held<'member'>, MemberRow | undefined]> {
  const [lowerId = firstId, higherId = secondId] = inLockOrder([firstId, secondId])
  const [, lower] = await lockMember(tx, lowerId)
  const [held, higher] = await lockMember(tx, higherId)
  return [held, lowerId === secondId ? lower : higher]
}

/** The order every writer locks rows in. */
export const inLockOrder = (ids: readonly Id[]): Id[] =>
  ids.toSorted((a, b) => bucketOf(a) - bucketOf(b) || compareIds(a, b))

/** Keeps both counters of a follow true. */
export async function countFollow(
  writer: Writer,
  followerId: MemberId,
  followeeId: MemberId,
  delta: 1 | -1,
): Promise<void> {
  await addToMemberCounters(writer, followerId, { following_count: delta })
  await addToMemberCounters(writer, followeeId, { follower_count: delta })
}
