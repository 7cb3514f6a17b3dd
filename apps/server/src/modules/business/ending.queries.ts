import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './business.tables.ts'

/**
 * Takes away every access to the member's business, and theirs to others', on both sides. Answers what they had at others,
 * and what others had at theirs.
 */
export async function deleteAccessOf(writer: Writer, memberId: MemberId) {
  const given = await writer
    .deleteFrom('access_grants')
    .where(owned('subject_id', memberId))
    .returning(['subject_id as subjectId', 'grantee_id as granteeId', 'kind', 'role'])
    .execute()
  const had = await writer
    .deleteFrom('access_profiles')
    .where(owned('grantee_id', memberId))
    .returning(['subject_id as subjectId', 'grantee_id as granteeId', 'kind', 'role'])
    .execute()
  await writer
    .deleteFrom('access_profiles')
    .where(ownedIn('grantee_id', idsOf(given, 'granteeId')))
    .where('subject_id', '=', memberId)
    .execute()
  await writer
    .deleteFrom('access_grants')
    .where(ownedIn('subject_id', idsOf(had, 'subjectId')))
    .where('grantee_id', '=', memberId)
    .execute()
  return [...given, ...had]
}

/**
 * Takes away what the member may do as an employee, on both sides, as far as it came before that
 * id, and answers it.
 */
export async function deleteAssignmentsOf(writer: Writer, memberId: MemberId, before: Id) {
  const had = await writer
    .deleteFrom('access_profiles')
    .where(owned('grantee_id', memberId))
    .where('source', '=', 'employee')
    .where('edge_id', '<', before)
    .returning(['subject_id as subjectId', 'grantee_id as granteeId', 'kind', 'role'])
    .execute()
  await writer
    .deleteFrom('access_grants')
    .where(ownedIn('subject_id', idsOf(had, 'subjectId')))
    .where('grantee_id', '=', memberId)
    .execute()
  return had
}

const idsOf = <K extends string>(rows: readonly Record<K, Id>[], name: K): Id[] => rows.map((row) => row[name])
