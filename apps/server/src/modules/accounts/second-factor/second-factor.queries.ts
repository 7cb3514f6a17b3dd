import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../accounts.tables.ts'

export const findSecondFactor = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('second_factors')
    .select(['sealed_key as sealedKey', 'confirmed_at as confirmedAt'])
    .where(owned('member_id', memberId))
    .executeTakeFirst()

/** Whether log-ins of the member need a code. */
export async function hasSecondFactor(db: Db, memberId: MemberId): Promise<boolean> {
  const found = await findSecondFactor(db, memberId)
  return found !== undefined && found.confirmedAt !== null
}

/** Those of the members whose log-ins need a code. */
export async function withSecondFactor(db: Db, memberIds: readonly MemberId[]): Promise<ReadonlySet<Id>> {
  const rows = await db
    .selectFrom('second_factors')
    .select('member_id as memberId')
    .where(ownedIn('member_id', memberIds))
    .where('confirmed_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}

/** A key that waits for its first code, in place of one that waited before. False where the second factor is on. */
export async function upsertWaitingKey(writer: LoneWriter, memberId: MemberId, sealedKey: Buffer): Promise<boolean> {
  const rows = await writer
    .insertInto('second_factors')
    .values({ bucket: bucketOf(memberId), member_id: memberId, sealed_key: sealedKey, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'member_id'])
        .doUpdateSet({ sealed_key: sealedKey, last_step: '0' })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .execute()
  return rows.length === 1
}

/** Uses a step of time up; false where it was used before. Of two at once one wins. */
export async function useStep(writer: LoneWriter, memberId: MemberId, step: number): Promise<boolean> {
  const result = await writer
    .updateTable('second_factors')
    .set({ last_step: String(step) })
    .where(owned('member_id', memberId))
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False where it is on already. */
export async function markConfirmed(writer: Writer, memberId: MemberId, now: Date): Promise<boolean> {
  const result = await writer
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where(owned('member_id', memberId))
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteSecondFactor(writer: Writer, memberId: MemberId): Promise<boolean> {
  const result = await writer.deleteFrom('second_factors').where(owned('member_id', memberId)).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The member's sessions as opened with the second factor, or without: all of them, or the one named. */
export async function markSessions(
  writer: Writer,
  memberId: MemberId,
  secondFactorAt: Date | null,
  sessionId?: Id,
): Promise<void> {
  const all = changing(writer, [memberId])
    .updateTable('sessions')
    .set({ second_factor_at: secondFactorAt })
    .where(owned('member_id', memberId))
  await (sessionId === undefined ? all : all.where('id', '=', sessionId)).execute()
}

export async function countRecoveryCodes(db: Db, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(owned('member_id', memberId))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteRecoveryCodes = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('recovery_codes').where(owned('member_id', memberId)).execute()

export const insertRecoveryCodes = (writer: Writer, memberId: MemberId, hashes: readonly Buffer[]) =>
  writer
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ bucket: bucketOf(memberId), member_id: memberId, code_hash: hash })))
    .execute()

/** Uses a code up; false where there is none such. */
export async function deleteRecoveryCode(writer: LoneWriter, memberId: MemberId, codeHash: Buffer): Promise<boolean> {
  const result = await writer
    .deleteFrom('recovery_codes')
    .where(owned('member_id', memberId))
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
