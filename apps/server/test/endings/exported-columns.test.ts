import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberData } from '../../src/modules/endings/exports/plan/member-data.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** What an export leaves out: secrets, counts, places in lists, where files lie, what others did, and what the operator or the program notes. */
const leftOut: Readonly<Record<string, string>> = {
  access_grants: 'edge_id',
  access_profiles: 'edge_id',
  access_tokens: 'name_key secret_hash',
  board_follows: 'edge_id',
  board_invites: 'edge_id',
  board_notes: 'edited_by version',
  board_sections: 'rank slug',
  board_to_dos: 'done_by',
  boards:
    'collaborator_count cover_crop follower_count has_operations is_sensitive_by_employee last_pinned_at section_count slug withheld_in',
  claimed_sites: 'counted_at due_at failing_since failures member_count pin_count recent_count save_count token',
  comment_likes: 'edge_id',
  favorite_pins: 'edge_id is_created',
  follow_invites: 'secret_hash',
  followers: 'edge_id',
  follows: 'edge_id',
  hidden_pins: 'edge_id',
  history_entries: 'edge_id',
  member_board_invites: 'edge_id',
  member_boards: 'last_edge_id rank',
  member_settings: 'cookie_surface',
  members:
    'ads_only_site archived_board_count avatar_signature avatar_veil awaits_proof barred_until board_count cover_extension cover_height cover_signature cover_source cover_veil cover_width created_pin_count deactivated_at email_verified_at ends_at interest_following_count is_ads_only is_employee is_held_back is_identity_verified is_inspirational_merchant is_verified_merchant is_website_verified last_saved_at password_ends_at password_hash pin_count scheduled_pin_count secret_board_count story_pin_count total_board_count total_pin_count tried_count trust withheld_in',
  merchant_profiles: 'decided_by',
  moderation_decisions: 'appeal_decided_at appeal_decided_by case_id decided_by kept',
  muted_sources: 'edge_id',
  notifications: 'group_key version_id',
  pin_drafts: 'cover_upload_id deleted_at edited_upload_id failure media_url position uploaded_by version warned_at',
  pin_reactions: 'edge_id',
  pins: 'aggregate_id availability domain dominant_color edge_id has_public_picture is_animated is_public is_undiscoverable page_count placeholder product_count signature topic_count veil withheld_in',
  reports: 'case_id',
  seen_pins: 'edge_id',
  sessions: 'is_limited password_entered_at second_factor_at secret_hash',
  topic_follows: 'edge_id',
  site_feeds: 'day day_count due_at etag failing_since failure last_modified',
  tries: 'aggregate_id content_hash extension height signature width',
  uploads: 'brought_by byte_size failure_reason kept_until signature used_at',
}

test('AC-07 every column of a member’s tables is in their export, or said to be left out', async () => {
  const { rows } = await app.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name <> 'bucket' order by 1, 2`,
  )
  const exported = new Map<string, Set<string>>()
  for (const { table, owner, key, columns } of memberData) {
    const known = exported.get(table) ?? new Set(leftOut[table]?.split(' '))
    for (const column of [...(typeof owner === 'string' ? [owner] : Object.values(owner)), ...key, ...columns])
      known.add(column)
    exported.set(table, known)
  }
  const missing = rows.filter(({ table, column }) => exported.get(table)?.has(column) === false)
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})
