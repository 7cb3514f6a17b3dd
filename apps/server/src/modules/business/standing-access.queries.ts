import { type AccessKind, limits, type MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { AccessSource, AccessState } from './business.tables.ts'
import './business.tables.ts'

/** Somebody and a business. */
export interface AccessPair {
  readonly subjectId: MemberId
  readonly granteeId: MemberId
}

/** How somebody stands to a business that neither blocks nor is blocked by. */
export interface Standing {
  readonly state: AccessState
  readonly source: AccessSource
  /** Whether they answer requests for the business, where they are let in. */
  readonly isManager: boolean
  readonly kind: AccessKind
}

/** How a pair is named in maps. */
export const accessKey = ({ subjectId, granteeId }: AccessPair): string => `${subjectId} ${granteeId}`

/**
 * How these stand to the businesses they are named with, where there is anything: from the moment of a block there is
 * nothing, though its rows go a little later. One statement, or none.
 */
export async function findStanding(db: Db, pairs: readonly AccessPair[]): Promise<ReadonlyMap<string, Standing>> {
  if (pairs.length === 0) return new Map()
  const subjectIds = pairs.map(({ subjectId }) => subjectId)
  const { rows } = await sql<AccessPair & Standing>`
    select pair.subject_id as "subjectId", pair.grantee_id as "granteeId", access.state, access.source, access.kind,
      access.source = 'invitation' and coalesce(access.role in ('OWNER', 'ADMIN'), false) as "isManager"
    from access_grants as access
    join unnest(${subjectIds.map(bucketOf)}::smallint[], ${subjectIds}::bigint[],
        ${pairs.map(({ granteeId }) => granteeId)}::bigint[]) as pair (bucket, subject_id, grantee_id)
      on pair.bucket = access.bucket and pair.subject_id = access.subject_id and pair.grantee_id = access.grantee_id
    where ${inBucketsOf(subjectIds, 'access')}
      and not exists (select 1 from blocks where ${inBucketsOf(subjectIds, 'blocks')} and blocks.bucket = access.bucket
        and blocks.blocker_id = access.subject_id and blocks.blocked_id = access.grantee_id)
      and not exists (select 1 from blocked_by where ${inBucketsOf(subjectIds, 'blocked_by')}
        and blocked_by.bucket = access.bucket
        and blocked_by.blocked_id = access.subject_id and blocked_by.blocker_id = access.grantee_id)`.execute(db)
  return new Map(rows.map(({ subjectId, granteeId, ...standing }) => [accessKey({ subjectId, granteeId }), standing]))
}

/** Which of these pairs a block stands between; where access ended nothing else tells of it. One statement, or none. */
export async function findSevered(db: Db, pairs: readonly AccessPair[]): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set()
  const subjectIds = pairs.map(({ subjectId }) => subjectId)
  const { rows } = await sql<AccessPair>`
    select pair.subject_id as "subjectId", pair.grantee_id as "granteeId"
    from unnest(${subjectIds.map(bucketOf)}::smallint[], ${subjectIds}::bigint[],
      ${pairs.map(({ granteeId }) => granteeId)}::bigint[]) as pair (bucket, subject_id, grantee_id)
    where exists (select 1 from blocks where ${inBucketsOf(subjectIds, 'blocks')} and blocks.bucket = pair.bucket
        and blocks.blocker_id = pair.subject_id and blocks.blocked_id = pair.grantee_id)
      or exists (select 1 from blocked_by where ${inBucketsOf(subjectIds, 'blocked_by')}
        and blocked_by.bucket = pair.bucket
        and blocked_by.blocked_id = pair.subject_id and blocked_by.blocker_id = pair.grantee_id)`.execute(db)
  return new Set(rows.map(accessKey))
}

/** Who answers for any of these businesses, beside the accounts themselves. */
export const findManagers = (db: Db, businessIds: readonly MemberId[]) =>
  db
    .selectFrom('access_grants')
    .select(['subject_id as businessId', 'grantee_id as id', 'kind'])
    .where(ownedIn('subject_id', businessIds))
    .where('source', '=', 'invitation')
    .where('state', '=', 'active')
    .where('role', 'in', ['OWNER', 'ADMIN'])
    .orderBy('edge_id')
    .limit(limits.businessAccess.mostMembers)
    .execute()
