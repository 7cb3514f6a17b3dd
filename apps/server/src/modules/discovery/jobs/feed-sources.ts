import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findMembers } from '../../accounts/index.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findBoardFollowersAfter, findFollowedBoards, findFollowersAfter, findFollowStates } from '../../graph/index.ts'
import type { FeedSource } from '../feed-items.queries.ts'

/** Whether the reader follows the source now. Jobs of one follow may come in any order, so each looks how things stand. */
export async function isFollowing(db: Db, readerId: MemberId, { kind, id }: FeedSource): Promise<boolean> {
  if (kind === 'board') return (await findFollowedBoards(db, readerId, [id])).has(id)
  return (await findFollowStates(db, readerId, [id])).get(id) === 'following'
}

/** How many follow each source; none where it is gone. */
export async function countFollowersOf<S extends FeedSource>(db: Db, sources: readonly S[]): Promise<Map<S, number>> {
  const idsOf = (wanted: FeedSource['kind']) => sources.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const rows = await Promise.all([findMembers(db, idsOf('member')), boardsWithoutViewer(db, idsOf('board'))])
  const counts = new Map(rows.flat().map(({ id, followerCount }) => [id as Id, followerCount]))
  return new Map(sources.map((source) => [source, counts.get(source.id) ?? 0]))
}

/** Calls back with the source's followers, so many at a time, until all had their turn or the answer is false. */
export async function eachBatchOfFollowers(
  db: Db,
  { kind, id }: FeedSource,
  size: number,
  work: (readerIds: MemberId[]) => Promise<boolean | void>,
): Promise<boolean> {
  const findAfter = kind === 'board' ? findBoardFollowersAfter : findFollowersAfter
  let after = '0'
  for (;;) {
    const followers = await findAfter(db, id, after, size)
    if ((await work(followers.map(({ followerId }) => followerId))) === false) return false
    if (followers.length < size) return true
    after = followers.at(-1)?.edgeId ?? after
  }
}
