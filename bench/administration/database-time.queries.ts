import type { Pool } from 'pg'

/** What PostgreSQL did since it was last asked. */
export interface DatabaseTime {
  readonly statements: number
  /** Milliseconds of planning and of doing. */
  readonly planning: number
  readonly doing: number
  readonly slowest: { readonly text: string; readonly milliseconds: number } | null
}

/** Settings that let a cluster count what statements cost. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
}

/** Readies a database for counting. */
export const countStatements = (pool: Pool) => pool.query('create extension if not exists pg_stat_statements')

/** From now on it counts anew. */
export const forgetStatements = (pool: Pool) => pool.query('select pg_stat_statements_reset()')

/** What was done since then, but for what this asks itself and what jobs do. */
export async function databaseTime(pool: Pool): Promise<DatabaseTime> {
  const { rows } = await pool.query<{ calls: number; planning: number; doing: number; text: string; longest: number }>(
    `select calls::int, total_plan_time as planning, total_exec_time as doing, query as text,
       max_exec_time + max_plan_time as longest
     from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pgboss%'
       and query not in ('begin', 'commit', 'rollback') order by longest desc`,
  )
  const sum = (of: 'calls' | 'planning' | 'doing') => rows.reduce((all, row) => all + row[of], 0)
  const [first] = rows
  return {
    statements: sum('calls'),
    planning: sum('planning'),
    doing: sum('doing'),
    slowest: first ? { text: first.text.replaceAll(/\s+/g, ' '), milliseconds: first.longest } : null,
  }
}

/** Things of the data set that calls ask about. */
export async function askedThings(pool: Pool) {
  const one = async <T>(text: string): Promise<T> => (await pool.query<{ one: T }>(text)).rows[0]?.one as T
  return {
    owner: await one<string>(`select member_id as one from employees where role = 'owner' limit 1`),
    member: await one<{ id: string; username: string; email: string; name: string }>(
      `select json_build_object('id', id::text, 'username', username, 'email', email, 'name', full_name) as one
       from members order by created_at desc limit 1`,
    ),
    commonName: await one<string>(
      `select first_name as one from (select first_name from members limit 100000) as sample group by 1 order by count(*) desc limit 1`,
    ),
    concerned: await one<string>(
      `select concerned_id as one from admin_acts where concerned_id is not null group by 1 order by count(*) desc limit 1`,
    ),
    reported: await one<string>(`select object_id as one from report_cases where object_type = 'pin' limit 1`),
    openCase: await one<string>(`select case_id as one from case_reports group by 1 order by count(*) desc limit 1`),
    signature: await one<string>(
      `select signature as one from picture_signatures where content_hash =
         (select content_hash from picture_signatures group by 1 order by count(*) desc limit 1) limit 1`,
    ),
    board: await one<{ name: string; path: string }>(
      `select json_build_object('name', boards.name, 'path', '/' || username || '/' || slug || '/') as one
       from boards join members on members.bucket = boards.bucket and members.id = owner_id limit 1`,
    ),
    pin: await one<{ id: string; title: string }>(
      `select json_build_object('id', id::text, 'title', title) as one from pins where is_public limit 1`,
    ),
    commonWord: await one<string>(
      `select split_part(title, ' ', 1) as one from pins group by 1 order by count(*) desc limit 1`,
    ),
    experiment: await one<string>(`select id as one from experiments limit 1`),
    article: await one<string>(`select id as one from articles limit 1`),
    measured: await one<string>(
      `select member_id as one from abuse_measures group by 1 order by count(*) desc limit 1`,
    ),
  }
}

export type AskedThings = Awaited<ReturnType<typeof askedThings>>
