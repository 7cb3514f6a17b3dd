import { type MemberId, REPEAT_OFFENCES } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import { hold } from '../../../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../../../platform/writing/writer.ts'

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    repeat_offenders: {
      bucket: number
      member_id: MemberId
      offences: number
      settled_offences: number
      counted_at: Date
    }
  }
}

const columns = [
  'member_id as memberId',
  'offences',
  'settled_offences as settledOffences',
  'counted_at as countedAt',
] as const

/** Members of whom so much was removed that somebody has to decide what follows, who waits longest first. The list is of the whole site. */
export const findOffenders = (db: Db, after: { at: Date; id: Id } | null, limit: number) =>
  db
    .selectFrom('repeat_offenders')
    .select(columns)
    .where(sql<boolean>`offences > settled_offences`)
    .where('offences', '>=', REPEAT_OFFENCES)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(counted_at, member_id) > (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('counted_at')
    .orderBy('member_id')
    .limit(limit)
    .execute()

/** What is known of a member of whom much was removed. */
type OffenderRow = Awaited<ReturnType<typeof findOffenders>>[number]

/** Locks what is counted of a member, so that it is counted and decided on by one at a time. */
export async function lockOffender(tx: Tx, memberId: MemberId): Promise<[Held<'offender'>, OffenderRow | undefined]> {
  const row = await tx
    .selectFrom('repeat_offenders')
    .select(columns)
    .where(owned('member_id', memberId))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'offender'), row]
}

/** Begins to count a member's removals; who is counted already stays as they are. */
export const beginOffender = (writer: Writer, memberId: MemberId, now: Date) =>
  writer
    .insertInto('repeat_offenders')
    .values({ bucket: bucketOf(memberId), member_id: memberId, offences: 0, settled_offences: 0, counted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What was counted anew. What shows again may be removed and decided on again later. */
export const setOffences = (writer: Writer, { memberId, settledOffences }: OffenderRow, offences: number, now: Date) =>
  writer
    .updateTable('repeat_offenders')
    .set({ offences, settled_offences: Math.min(settledOffences, offences), counted_at: now })
    .where(owned('member_id', memberId))
    .execute()

/** Somebody decided what follows of what was counted until now. */
export const settleOffences = (writer: Writer, { memberId, offences }: OffenderRow) =>
  writer
    .updateTable('repeat_offenders')
    .set({ settled_offences: offences })
    .where(owned('member_id', memberId))
    .execute()

export const deleteOffender = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('repeat_offenders').where(owned('member_id', memberId)).execute()
