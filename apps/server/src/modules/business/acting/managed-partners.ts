import { limits, type MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findAccessOf } from '../access.queries.ts'
import { rolesAtPartners } from './through-partners.ts'

/** The businesses that the viewer answers for, as one of their own people: partners of others may be among them. */
export async function managedPartners(db: Db, viewer: Member): Promise<MemberId[]> {
  const had = await findAccessOf(db, viewer.id, ['active'], limits.businessAccess.mostProfiles)
  const roles = await rolesAtPartners(db, viewer, had)
  return [...roles].flatMap(([id, role]) => (role === 'OWNER' || role === 'ADMIN' ? [id] : []))
}
