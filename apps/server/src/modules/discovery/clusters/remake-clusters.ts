import type { MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type IdSource } from '../../../platform/ids/ids.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { findLooks } from '../../media/index.ts'
import { findBoardlessWords, findMadeClusters, replaceClusters } from './clusters.queries.ts'
import { deleteWish, findWishes, upsertWishes } from '../wishes.queries.ts'
import { groupInThread } from './group-in-thread.ts'
import { type ClusteredPin, makeClusters, withLastingIds } from './make-clusters.ts'

/** What making clusters needs. */
export interface ClusterDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
}

/** More pins than that are too many to look at; the newest count. */
const MOST_PINS = 10_000
const BATCH = 50
const WISHES = 'cluster_wishes'
/** Whoever saves pins saves more of them; clusters are made when it is quiet for so many milliseconds. */
const QUIET = 20_000

/** Notes that the members' clusters are to be made anew. */
export const wishForClusters = ({ db, clock }: ClusterDeps, memberIds: readonly MemberId[]): Promise<void> =>
  upsertWishes(writeAlone(db, 'clusters follow the pins'), WISHES, [...new Set(memberIds)], clock.now())

/** Makes the clusters of members whose pins changed some time ago. */
export async function remakeWishedClusters(deps: ClusterDeps): Promise<void> {
  const wishes = await findWishes(deps.db, WISHES, new Date(deps.clock.now().getTime() - QUIET), BATCH)
  for (const wish of wishes) {
    await remakeClusters(deps, wish.memberId)
    await deleteWish(writeAlone(deps.db, 'clusters follow the pins'), WISHES, wish)
  }
}

/** Finds what of a member's boardless pins belongs together, and keeps it in place of what was found before. */
export async function remakeClusters(deps: ClusterDeps, memberId: MemberId): Promise<void> {
  const pins = await readPins(deps.db, memberId)
  const clusters = makeClusters(pins, await groupInThread(pins))
  await inTransaction(deps.db, 'remake-clusters', async (tx) => {
    const writer = writeAsSystem(tx, 'clusters follow the pins')
    await lockMember(tx, memberId)
    const before = await findMadeClusters(tx, memberId)
    await replaceClusters(
      writer,
      memberId,
      withLastingIds(clusters, before, () => deps.ids.next(bucketOf(memberId))),
    )
  })
}

async function readPins(db: Db, memberId: MemberId): Promise<ClusteredPin[]> {
  const rows = await findBoardlessWords(db, memberId, MOST_PINS)
  const looks = await findLooks(
    db,
    rows.map(({ contentHash }) => contentHash),
  )
  return rows.map(({ id, title, description, link, domain, contentHash }) => ({
    id,
    texts: [
      [title, 3],
      // Uploads have words in place of a site, and a site's ending says nothing.
      [link === '' ? '' : domain.replace(/\.[a-z]+$/i, ''), 1.5],
      [description, 1],
    ],
    look: looks.get(contentHash) ?? null,
  }))
}
