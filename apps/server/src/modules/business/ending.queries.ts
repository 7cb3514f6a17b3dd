import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './business.tables.ts'

/** Takes away every access to the member's business, and theirs to others', on both sides. */
export async function deleteAccessOf(writer: Writer, memberId: MemberId): Promise<void> {
  const given = await writer
    .deleteFrom('access_grants')
    .where(owned('subject_id', memberId))
    .returning('grantee_id as id')
    .execute()
  const had = await writer
    .deleteFrom('access_profiles')
    .where(owned('grantee_id', memberId))
    .returning('subject_id as id')
    .execute()
  const idsOf = (rows: readonly { id: Id }[]) => rows.map(({ id }) => id)
  await writer
    .deleteFrom('access_profiles')
    .where(ownedIn('grantee_id', idsOf(given)))
    .where('subject_id', '=', memberId)
    .execute()
  await writer
    .deleteFrom('access_grants')
    .where(ownedIn('subject_id', idsOf(had)))
    .where('grantee_id', '=', memberId)
    .execute()
}
