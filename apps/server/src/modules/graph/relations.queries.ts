import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
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
