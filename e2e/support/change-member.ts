import type { TestPostgres } from '../../apps/server/test/setup/test-postgres.ts'
import { runSql } from '../../apps/server/test/support/run-sql.ts'

// A program that keeps rows hears of its own changes; of those made beside it only by the list that it reads.
const told = (changed: string) => `
  with changed as (${changed})
  insert into changed_rows (bucket, transaction, ids, noted_at)
  select 0, pg_current_xact_id(), array_agg(id), clock_timestamp() from changed`

/** Changes the row of a member, named by id or username, for what no call of the product does. */
export const changeMember = (
  connection: TestPostgres,
  member: string,
  changes: string,
  values: readonly unknown[] = [],
): Promise<unknown> =>
  runSql(connection, told(`update members set ${changes} where id::text = $1 or username = $1 returning id`), [
    member,
    ...values,
  ])

/** Changes all sessions of a member, by the member's id. */
export const changeSessions = (connection: TestPostgres, memberId: string, changes: string): Promise<unknown> =>
  runSql(connection, told(`update sessions set ${changes} where member_id = $1 returning id`), [memberId])
