import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { join } from 'node:path'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
  pool = new pg.Pool(database.connection)
  await migrate(pool, join(import.meta.dirname, '../../migrations'))
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const ours = `n.nspname = 'public' and c.relname <> 'applied_migrations'`
const read = async <T extends object>(sql: string) => (await pool.query<T>(sql)).rows

test('an empty database becomes one with every table of the foundation', async () => {
  const tables = await read<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours} order by 1`,
  )
  const names = `abuse_blocks abuse_marks abuse_measures access_assets access_grants access_log access_profiles access_tokens account_endings account_links admin_acts aggregate_reactions aggregate_tries aggregates
    announcements article_things articles authored_comments blocked_by blocked_pictures blocking_actions blocks board_followers board_follows board_invite_codes
    board_invites board_join_requests board_members board_notes board_operation_pins board_operations board_pins board_sections board_to_dos boards
    case_reports changed_rows claimed_domains claimed_sites cluster_wishes comment_likers
    comment_likes comments conversation_members conversation_pairs conversations data_export_parts data_exports
    email_changes email_links emails employees experience_counts experience_states experiences experiment_counts experiment_units experiments
    explore_picks favorite_pins feed_items film_ratings follow_invites followers follows found_topics held_news hidden_pins
    history_entries idempotency_keys inboxes insight_audience insight_batches insight_boards insight_days insight_pins insight_sites linked_page_fills linked_page_pins linked_page_reads linked_pages live_events live_streams
    member_activity member_board_invites member_boards member_preferences member_settings member_states member_storage member_trust members
    merchant_profiles merged_sources
    message_reactions messages moderation_decisions muted_sources near_copies notification_settings notification_sources notification_states
    notifications outbox_events parked_member_boards partner_profiles picture_looks picture_ratings picture_signatures picture_verdicts pictures
    pin_cluster_pins pin_clusters pin_draft_rows pin_drafts pin_media
    pin_pages pin_products pin_reactions pin_topics pins popular_pins push_subscriptions rate_windows recommendation_wishes
    recommended_pins recovery_codes removed_things repeat_offenders report_cases reports search_counts search_documents search_fills search_tallies
    search_words second_factors seen_pins sessions sign_up_invitations sign_up_settings
    site_cohorts site_feed_entries site_feeds site_figures site_queues takedown_items takedowns topic_covers topic_follows topics transcodings tries uploads usernames video_plays videos
    wanted_searches wide_sources`
  expect(tables.map(({ name }) => name)).toEqual(names.split(/\s+/))
  expect(await migrate(pool, join(import.meta.dirname, '../../migrations'))).toEqual([])
})

test('every table can be spread by its bucket: a smallint that is never null', async () => {
  const wrong = await read(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attname = 'bucket'
    where c.relkind = 'r' and ${ours} and (a.attname is null or a.atttypid <> 'smallint'::regtype or not a.attnotnull)`)
  expect(wrong).toEqual([])
})

test('the bucket comes first in every primary key and every unique index', async () => {
  const indexes = await read<{ table: string; index: string; first: string; primary: boolean }>(`
    select c.relname as table, i.relname as index, a.attname as first, x.indisprimary as primary
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where x.indisunique and ${ours}`)
  expect(indexes.length).toBeGreaterThan(25)
  expect(indexes.filter(({ first }) => first !== 'bucket')).toEqual([])
  const withoutKey = await read(`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} and not exists (select 1 from pg_index x where x.indrelid = c.oid and x.indisprimary)`)
  expect(withoutKey).toEqual([])
})

test('foreign keys stay inside a bucket', async () => {
  const keys = await read<{ name: string; from: string; to: string }>(`
    select k.conname as name, a.attname as from, b.attname as to from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and ${ours}`)
  expect(keys.length).toBeGreaterThan(4)
  expect(keys.filter(({ from, to }) => from !== 'bucket' || to !== 'bucket')).toEqual([])
})

test('there is no trigger but the one that keeps the log of acts, no sequence and no default that a shard could not have', async () => {
  expect(
    await read(
      `select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${ours}`,
    ),
  ).toEqual([{ tgname: 'admin_acts_stay' }])
  expect(
    await read(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and n.nspname = 'public'`,
    ),
  ).toEqual([])
})

test('every counter refuses to fall below nothing', async () => {
  const counters = await read<{ table: string; column: string; checks: string }>(`
    select c.relname as table, a.attname as column, coalesce(string_agg(pg_get_constraintdef(k.oid), ' '), '') as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)
    where c.relkind = 'r' and ${ours} and a.attname like '%\\_count' group by 1, 2`)
  expect(counters.length).toBeGreaterThan(14)
  expect(counters.filter(({ column, checks }) => !checks.includes(`${column} >= 0`))).toEqual([])
})
