import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { hold } from '../../../platform/writing/hold.ts'
import '../accounts.tables.ts'

/** Ends all sessions of the member, except for the one that is named. Each request looks its own up: they are over at once. */
export async function deleteSessionsOf(writer: Writer, memberId: MemberId, except: Id | null = null): Promise<void> {
  const all = changing(writer, [memberId]).deleteFrom('sessions').where(owned('member_id', memberId))
  await (except === null ? all : all.where('id', '<>', except)).execute()
}

/** Whether the session is still there. */
export async function hasSession(tx: Tx, sessionId: Id): Promise<boolean> {
  const found = await tx.selectFrom('sessions').select('id').where(owned('id', sessionId)).executeTakeFirst()
  return found !== undefined
}

/** The password was entered in the session, with a code of the second factor or without. */
export const updateEntered = (writer: Writer, sessionId: Id, entered: { now: Date; hasSecondFactor: boolean }) =>
  changing(writer, [sessionId])
    .updateTable('sessions')
    .set({
      password_entered_at: entered.now,
      is_limited: false,
      ...(entered.hasSecondFactor && { second_factor_at: entered.now }),
    })
    .where(owned('id', sessionId))
    .execute()

/** The member's password and address, held until the transaction ends. */
export async function lockCredentials(tx: Tx, memberId: MemberId) {
  const row = await tx
    .selectFrom('members')
    .select(['email', 'email_verified_at as emailVerifiedAt'])
    .where(owned('id', memberId))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return [hold(tx, 'member'), row] as const
}
