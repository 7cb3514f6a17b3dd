import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { FollowState } from './follows.queries.ts'
import './graph.tables.ts'

/** One edge of the member: whom they blocked, who blocked them, or how they follow. */
export type RelationRow =
  | { kind: 'blocked' | 'blockedBy'; otherId: Id; state: null }
  | { kind: 'follow'; otherId: Id; state: FollowState }

/** All blocks of the member in both directions, and how they stand to the others; it all lives in the member's bucket. */
export const findRelations = compiled(
  (_db, memberId: Given<MemberId>, otherIds: Given<readonly Id[]>) => sql<RelationRow>`
    select 'follow' as kind, followee_id as "otherId", state from follows
    where ${owned('follower_id', memberId)} and ${among('followee_id', otherIds)}
    union all
    select 'blocked', blocked_id, null from blocks where ${owned('blocker_id', memberId)}
    union all
    select 'blockedBy', blocker_id, null from blocked_by where ${owned('blocked_id', memberId)}
  `,
)

/** Whom the member follows and asked to follow, whom they blocked and who blocked them. */
export interface OwnRelations {
  readonly id: MemberId
  /** False where they are too many to be kept; then nobody is named here. */
  readonly isWhole: boolean
  readonly following: ReadonlySet<Id>
  readonly requested: ReadonlySet<Id>
  readonly blocked: ReadonlySet<Id>
  readonly blockedBy: ReadonlySet<Id>
}

/** A process keeps the relations of many members, so of each only so many. */
const MOST_KEPT = 500
const lists = ['following', 'requested', 'blocked', 'blockedBy'] as const

const readLists = compiled((_db, memberId: Given<MemberId>) => {
  const most = sql.lit(MOST_KEPT + 1)
  const followed = (state: FollowState) => sql`array(
    select followee_id from follows where ${owned('follower_id', memberId)} and state = ${sql.lit(state)} limit ${most})`
  return sql<Record<(typeof lists)[number], Id[]>>`
    select ${followed('following')} as following, ${followed('requested')} as requested,
      array(select blocked_id from blocks where ${owned('blocker_id', memberId)} limit ${most}) as blocked,
      array(select blocker_id from blocked_by where ${owned('blocked_id', memberId)} limit ${most}) as "blockedBy"
  `
})

async function readOwnRelations(db: Db, ids: readonly MemberId[]): Promise<OwnRelations[]> {
  return Promise.all(
    ids.map(async (id) => {
      const [row] = await readLists(db, id)
      const isWhole = row !== undefined && lists.reduce((sum, list) => sum + row[list].length, 0) <= MOST_KEPT
      const [following, requested, blocked, blockedBy] = lists.map((list) => new Set(isWhole ? row[list] : []))
      return { id, isWhole, following, requested, blocked, blockedBy } as OwnRelations
    }),
  )
}

/** All relations of members, kept by the member's id: whoever writes one names the member, and of a block both. */
export const findOwnRelations = keptByIds(readOwnRelations, { most: 1000 })
