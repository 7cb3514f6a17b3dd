import type { AccessDeed, AccessKind, AccessRole, AssetType, MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../business.tables.ts'

/** One line of the log, as it is written. Nothing changes one or takes one away. */
export interface Entry {
  readonly id: Id
  readonly subjectId: MemberId
  readonly createdAt: Date
  readonly deed: AccessDeed
  readonly actorId: MemberId | null
  readonly memberId: MemberId
  readonly kind: AccessKind
  readonly assetType: AssetType
  readonly assetId: string
  readonly from: AccessRole | null
  readonly to: AccessRole | null
}

/** Adds lines to the logs of their businesses. */
export const insertEntries = (writer: Writer, entries: readonly Entry[]) =>
  writer
    .insertInto('access_log')
    .values(
      entries.map((entry) => ({
        bucket: bucketOf(entry.subjectId),
        subject_id: entry.subjectId,
        id: entry.id,
        created_at: entry.createdAt,
        deed: entry.deed,
        actor_id: entry.actorId,
        member_id: entry.memberId,
        kind: entry.kind,
        asset_type: entry.assetType,
        asset_id: entry.assetId,
        from_role: entry.from,
        to_role: entry.to,
      })),
    )
    .execute()

/** A page of a business's log, newest first. */
export function findEntries(db: Db, subjectId: MemberId, page: { after: Id | null; limit: number }) {
  const all = db
    .selectFrom('access_log')
    .select([
      'id',
      'created_at as createdAt',
      'deed',
      'actor_id as actorId',
      'member_id as memberId',
      'kind',
      'asset_type as assetType',
      'asset_id as assetId',
      'from_role as from',
      'to_role as to',
    ])
    .where(owned('subject_id', subjectId))
  const older = page.after === null ? all : all.where('id', '<', page.after)
  return older.orderBy('id', 'desc').limit(page.limit).execute()
}
