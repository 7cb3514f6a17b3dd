import type { AccessRole, AssetPart, MemberId } from '@pinfold/contract'
import { among, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../business.tables.ts'

/** A part of a business. */
export interface Part {
  readonly type: AssetPart
  readonly id: string
}

/** Whose role on which part of which business. */
export interface PartOf extends Part {
  readonly subjectId: MemberId
  readonly granteeId: MemberId
}

const columns = [
  'subject_id as subjectId',
  'grantee_id as granteeId',
  'asset_type as type',
  'asset_id as id',
  'role',
] as const

/** The roles that some have on parts of a business. Each has few. */
export const findPartRoles = (db: Db, subjectId: MemberId, granteeIds: readonly MemberId[], limit: number) =>
  db
    .selectFrom('access_assets')
    .select(columns)
    .where(owned('subject_id', subjectId))
    .where(among('grantee_id', granteeIds))
    .orderBy('grantee_id')
    .orderBy('asset_type')
    .orderBy('asset_id')
    .limit(limit)
    .execute()

/** The roles that somebody has on parts of some businesses. */
export const findPartRolesOf = (db: Db, granteeId: MemberId, subjectIds: readonly MemberId[], limit: number) =>
  db
    .selectFrom('access_assets')
    .select(columns)
    .where(ownedIn('subject_id', subjectIds))
    .where('grantee_id', '=', granteeId)
    .orderBy('subject_id')
    .orderBy('asset_type')
    .orderBy('asset_id')
    .limit(limit)
    .execute()

/** Gives a role on a part, in the place of the one before. */
export const putPartRole = (writer: Writer, { subjectId, granteeId, type, id }: PartOf, role: AccessRole) =>
  writer
    .insertInto('access_assets')
    .values({
      bucket: bucketOf(subjectId),
      subject_id: subjectId,
      grantee_id: granteeId,
      asset_type: type,
      asset_id: id,
      role,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'subject_id', 'grantee_id', 'asset_type', 'asset_id']).doUpdateSet({ role }),
    )
    .execute()

/** Takes the role on a part away. */
export const deletePartRole = (writer: Writer, { subjectId, granteeId, type, id }: PartOf) =>
  writer
    .deleteFrom('access_assets')
    .where(owned('subject_id', subjectId))
    .where('grantee_id', '=', granteeId)
    .where('asset_type', '=', type)
    .where('asset_id', '=', id)
    .execute()
