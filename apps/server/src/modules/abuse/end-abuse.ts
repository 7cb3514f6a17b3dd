import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteMeasuresOf } from './measures/measures.queries.ts'
import { deleteTrustOf } from './trust/trust.queries.ts'

/** Removes what was reckoned of a member who goes for good, and done against them; marks go by themselves in two days. */
export async function endAbuse(db: Db, memberId: MemberId): Promise<void> {
  const writer = writeAlone(db, 'an ended account is measured no more')
  await deleteMeasuresOf(writer, memberId)
  await deleteTrustOf(writer, memberId)
}
