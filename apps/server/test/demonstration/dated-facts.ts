import { text } from 'node:stream/consumers'
import type { Pool } from 'pg'
import type { Storage } from '../../src/platform/storage/storage.ts'

/** When the filling of an installation began. */
export async function whenItBegan(storage: Storage): Promise<Date> {
  const state = await storage.get('demonstration/state.json')
  if (!state) throw new Error('nobody knows when the filling began')
  return new Date((JSON.parse(await text(state.stream)) as { startedAt: number }).startedAt)
}

/**
 * How long ago the first member joined; on how many days boards, pins and comments were made; how many rows are older than
 * what they belong to, and how many lie in the future.
 */
export async function datedFacts(pool: Pool, startedAt: Date) {
  const { rows } = await pool.query<Record<'joined' | 'boards' | 'pins' | 'comments' | 'early' | 'ahead', number>>(
    `select (select extract(day from max($1 - created_at))::int from members) as joined,
      (select count(distinct created_at::date)::int from boards) as boards,
      (select count(distinct created_at::date)::int from pins) as pins,
      (select count(distinct created_at::date)::int from comments) as comments,
      (select count(*)::int from pins p join boards b on b.id = p.board_id join members o on o.id = b.owner_id
        join members m on m.id = p.pinner_id
        where p.created_at < b.created_at or b.created_at < o.created_at or p.created_at < m.created_at)
      + (select count(*)::int from comments c join pins p on p.aggregate_id = c.aggregate_id and p.is_created
        join members m on m.id = c.author_id where c.created_at < p.created_at or c.created_at < m.created_at) as early,
      (select count(*)::int from (select created_at from pins union all select created_at from boards union all
        select created_at from comments) as dated where created_at > $1) as ahead`,
    [startedAt],
  )
  return rows[0]
}

/** When pins were made, in milliseconds, in the order of their ids. */
export async function datesById(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ at: Date }>('select created_at as at from pins order by id')
  return rows.map(({ at }) => at.getTime())
}

/** How many idempotency keys are older than the filling. */
export async function claimsBefore(pool: Pool, startedAt: Date): Promise<number | undefined> {
  const sql = 'select count(*)::int as early from idempotency_keys where created_at < $1'
  const { rows } = await pool.query<{ early: number }>(sql, [startedAt])
  return rows[0]?.early
}
