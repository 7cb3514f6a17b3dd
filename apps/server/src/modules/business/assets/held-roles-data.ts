import { limits, type MemberId } from '@pinfold/contract'
import type { DataPage } from '../../../platform/db/data-source.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findAccessOf } from '../access.queries.ts'
import { findPartRolesOf } from './asset-roles.queries.ts'
import { namesOfParts } from './part-names.ts'

const { mostAssets, mostProfiles } = limits.businessAccess

/**
 * The roles that a member has on parts of others' businesses, as their export holds them: they lie with the businesses. All
 * at once, since they are few.
 */
export async function readHeldRoles(db: Db, { memberId }: { memberId: MemberId }): Promise<DataPage> {
  const had = await findAccessOf(db, memberId, ['invited', 'active'], mostProfiles)
  if (had.length === 0) return { rows: [], next: null }
  const subjectIds = had.map(({ subjectId }) => subjectId)
  const roles = await findPartRolesOf(db, memberId, subjectIds, mostProfiles * mostAssets)
  const nameOf = await namesOfParts(db, roles)
  return {
    rows: roles.map(({ subjectId, type, id, role }) => ({
      subject_id: subjectId,
      asset_type: type,
      asset_id: id,
      asset_name: nameOf({ type, id }).name,
      role,
    })),
    next: null,
  }
}
