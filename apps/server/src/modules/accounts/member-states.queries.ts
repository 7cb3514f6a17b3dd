import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './accounts.tables.ts'

/** What is remembered of a member, by name; one name where it is given. */
export async function findMemberStates(db: Db, memberId: MemberId, state?: string): Promise<Record<string, string>> {
  const all = db.selectFrom('member_states').select(['state', 'value']).where(owned('member_id', memberId))
  const rows = await (state === undefined ? all : all.where('state', '=', state)).execute()
  return Object.fromEntries(rows.map((row) => [row.state, row.value]))
}

/** Writes the value in place of the one before. False where a new name would be one too many. */
export async function upsertMemberState(
  writer: LoneWriter,
  { memberId, state, value, most }: { memberId: MemberId; state: string; value: string; most: number },
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    insert into member_states (bucket, member_id, state, value)
    select ${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${state}, ${value}
    where exists (select 1 from member_states where ${owned('member_id', memberId)} and state = ${state})
      or (select count(*) from member_states where ${owned('member_id', memberId)}) < ${most}::int
    on conflict (bucket, member_id, state) do update set value = excluded.value
    returning state`.execute(writer)
  return rows.length === 1
}
