import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../experiences.tables.ts'

/** A view so soon after another one is the same, sent again. */
const SAME_VIEW_SECONDS = 10

/** What the member did with some experiences; those they never saw are left out. */
export const findStates = (db: Db, memberId: MemberId, ids: readonly Id[]) =>
  db
    .selectFrom('experience_states')
    .select(['experience_id', 'view_count', 'viewed_at', 'completed_at', 'dismissed_at'])
    .where(owned('member_id', memberId))
    .where(among('experience_id', ids))
    .execute()

/** What a member did with an experience. */
export type StateRow = Awaited<ReturnType<typeof findStates>>[number]

interface Noted {
  readonly memberId: MemberId
  readonly experienceId: Id
  readonly at: Date
}

const isChanged = (rows: readonly unknown[]) => rows.length > 0

/** Notes a view; false where the same one was noted just now. */
export async function noteView(writer: LoneWriter, { memberId, experienceId, at }: Noted): Promise<boolean> {
  const before = new Date(at.getTime() - SAME_VIEW_SECONDS * 1000)
  const { rows } = await sql`
    insert into experience_states as kept (bucket, member_id, experience_id, view_count, viewed_at)
    values (${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${experienceId}::bigint, 1, ${at}::timestamptz)
    on conflict (bucket, member_id, experience_id) do update
    set view_count = kept.view_count + 1, viewed_at = excluded.viewed_at
    where kept.viewed_at is null or kept.viewed_at <= ${before}::timestamptz
    returning member_id
  `.execute(writer)
  return isChanged(rows)
}

/** Notes the first completion or dismissal; false where there was one. */
export async function noteEnd(
  writer: LoneWriter,
  end: 'completed_at' | 'dismissed_at',
  { memberId, experienceId, at }: Noted,
): Promise<boolean> {
  const column = sql.ref(end)
  const { rows } = await sql`
    insert into experience_states as kept (bucket, member_id, experience_id, view_count, ${column})
    values (${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${experienceId}::bigint, 0, ${at}::timestamptz)
    on conflict (bucket, member_id, experience_id) do update set ${column} = excluded.${column}
    where kept.${column} is null
    returning member_id
  `.execute(writer)
  return isChanged(rows)
}

export const deleteStatesOf = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('experience_states').where(owned('member_id', memberId)).execute()
