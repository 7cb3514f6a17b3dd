import type pg from 'pg'
import { settled } from '../support/settled.ts'

const noContent = [
  'applied_migrations',
  'changed_rows',
  'rate_windows',
  'idempotency_keys',
  'outbox_events',
  'feed_items',
  'cluster_wishes',
  'pin_clusters',
  'pin_cluster_pins',
  'recommendation_wishes',
  'recommended_pins',
  'explore_picks',
  'topic_covers',
  'member_activity',
  'abuse_marks',
  'member_trust',
  'search_counts',
  'site_figures',
  'site_cohorts',
  'site_queues',
  'insight_batches',
  'wanted_searches',
]

/**
 * Every row the program keeps, as a fingerprint for each table, once what was begun before is done. Counted tries and
 * claimed keys are no content, nor that somebody was here, nor what the worker makes of it by the clock.
 */
export async function whatIsStored(pool: pg.Pool): Promise<Record<string, string>> {
  await settled({ pool })
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename <> all ($1) order by 1`,
    [noContent],
  )
  const fingerprints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as print from "${name}" as each`,
    )
    fingerprints[name] = rows[0]?.print ?? ''
  }
  return fingerprints
}
