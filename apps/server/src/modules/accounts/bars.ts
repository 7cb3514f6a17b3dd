import type { MemberId } from '@pinfold/contract'
import type { Writer } from '../../platform/writing/writer.ts'
import { type MemberRow, updateMember } from './members.queries.ts'
import { endAccess } from './recovery/end-access.ts'

/** Until when whoever is banned is kept out: years that nobody writes down otherwise. */
export const FOREVER = new Date('9999-01-01T00:00:00Z')

/**
 * Keeps a locked member out until the moment, or lets them in again where it is null. Their sessions, and what stands for
 * one, end at once.
 */
export async function barMember(writer: Writer, memberId: MemberId, until: Date | null): Promise<void> {
  await updateMember(writer, memberId, { barred_until: until })
  if (until !== null) await endAccess(writer, memberId, null)
}

/** Whether nothing is done for the member meanwhile: they left, or were kept out. */
export const isAway = ({ deactivatedAt, barredUntil }: Pick<MemberRow, 'deactivatedAt' | 'barredUntil'>): boolean =>
  deactivatedAt !== null || barredUntil !== null
