import type { DataSource } from '../../../../platform/db/data-source.ts'
import { activityData } from '../../../administration/index.ts'
import { accessData } from '../../../business/index.ts'
import { claimData } from '../../../claims/index.ts'
import { draftData } from '../../../drafts/index.ts'
import { experienceData } from '../../../experiences/index.ts'
import { merchantData } from '../../../merchants/index.ts'
import { takedownData } from '../../../legal/index.ts'
import { decisionData, reportData } from '../../../moderation/index.ts'
import { newsData } from '../../../notifications/index.ts'

const words = (text: string): string[] => text.split(/\s+/)

/** Everything that lives with a member, in the order of the archive. */
export const memberData: readonly DataSource[] = [
  {
    file: 'profile',
    table: 'members',
    owner: 'id',
    key: ['id'],
    columns: words(
      `username full_name first_name about pronouns website_url email birth_date country locale is_partner is_private is_comments_allowed impressum_url location instagram_username show_all_pins show_shopping_list follower_count following_count created_at`,
    ),
  },
  {
    file: 'business',
    table: 'partner_profiles',
    owner: 'member_id',
    key: ['member_id'],
    columns: words(
      `business_type contact_email contact_phone contact_phone_code street extra_street locality region postal_code country is_address_shown is_message_allowed`,
    ),
  },
  {
    file: 'settings',
    table: 'member_settings',
    owner: 'member_id',
    key: ['member_id'],
    columns: words(
      `messages_from mentions_from is_search_hidden allows_analytic_cookies allows_marketing_cookies allows_personalization_cookies keeps_history shows_sensitive`,
    ),
  },
  {
    file: 'list-preferences',
    table: 'member_preferences',
    owner: 'member_id',
    key: ['member_id'],
    columns: ['board_sort_order', 'profile_pin_density', 'board_pin_density', 'profile_board_density'],
  },
  {
    file: 'sessions',
    table: 'sessions',
    owner: 'member_id',
    key: ['id'],
    columns: ['device_source', 'user_agent', 'country', 'created_at', 'last_seen_at'],
  },
  {
    file: 'boards',
    table: 'boards',
    owner: 'owner_id',
    key: ['id'],
    columns: words(
      `name description category layout privacy pin_count cover_pin_id event_date event_end_date allows_recommendations takes_requests collaborators_can_delete_pins is_sensitive_by_owner archived_at deleted_at created_at`,
    ),
  },
  {
    file: 'sections',
    table: 'board_sections',
    owner: { ofBoard: 'board_id' },
    key: ['id'],
    columns: ['board_id', 'title', 'pin_count'],
  },
  {
    file: 'to-dos',
    table: 'board_to_dos',
    owner: { ofBoard: 'board_id' },
    key: ['id'],
    columns: ['board_id', 'text', 'position', 'done_at'],
  },
  {
    file: 'notes',
    table: 'board_notes',
    owner: { ofBoard: 'board_id' },
    key: ['id'],
    columns: ['board_id', 'title', 'text', 'edited_at'],
  },
  {
    file: 'collaborators',
    table: 'board_members',
    owner: { ofBoard: 'board_id' },
    key: ['board_id', 'member_id'],
    columns: ['joined_at'],
  },
  {
    file: 'invitations-to-own-boards',
    table: 'board_invites',
    owner: { ofBoard: 'board_id' },
    key: ['board_id', 'invited_id'],
    columns: ['inviter_id', 'status', 'created_at'],
  },
  {
    file: 'boards-of-others',
    table: 'member_boards',
    owner: 'member_id',
    key: ['board_id'],
    columns: ['role', 'archived_at'],
  },
  {
    file: 'pins',
    table: 'pins',
    owner: 'pinner_id',
    key: ['id'],
    columns: words(
      `board_id section_id kind is_created title description mentions alt_text link content_hash extension width height saved_from_pin_id price_micros price_currency is_comments_allowed is_similar_products_shown created_at`,
    ),
  },
  {
    file: 'products-on-pictures',
    table: 'pin_products',
    owner: 'pinner_id',
    key: ['pin_id', 'product_id'],
    columns: ['position', 'from_left', 'from_top', 'page'],
  },
  { file: 'topics-of-pins', table: 'pin_topics', owner: { ofPin: 'pin_id' }, key: ['pin_id', 'topic_id'], columns: [] },
  { file: 'favorites', table: 'favorite_pins', owner: 'member_id', key: ['pin_id'], columns: [] },
  { file: 'hidden-pins', table: 'hidden_pins', owner: 'member_id', key: ['pin_id'], columns: [] },
  {
    file: 'history',
    table: 'history_entries',
    owner: 'member_id',
    key: ['kind', 'thing_id'],
    isKeyText: true,
    columns: [],
  },
  { file: 'seen-at-home', table: 'seen_pins', owner: 'member_id', key: ['pin_id'], columns: [] },
  {
    file: 'sources-of-home-switched-off',
    table: 'muted_sources',
    owner: 'member_id',
    key: ['kind', 'source_id'],
    isKeyText: true,
    columns: [],
  },
  {
    file: 'reactions',
    table: 'pin_reactions',
    owner: 'member_id',
    key: ['aggregate_id'],
    columns: ['reaction_type'],
  },
  { file: 'comment-likes', table: 'comment_likes', owner: 'member_id', key: ['comment_id'], columns: [] },
  {
    file: 'tries',
    table: 'tries',
    owner: 'member_id',
    key: ['id'],
    columns: ['pin_id', 'details', 'created_at'],
  },
  { file: 'following', table: 'follows', owner: 'follower_id', key: ['followee_id'], columns: ['state'] },
  { file: 'followers', table: 'followers', owner: 'followee_id', key: ['follower_id'], columns: ['state'] },
  { file: 'blocked', table: 'blocks', owner: 'blocker_id', key: ['blocked_id'], columns: ['created_at'] },
  { file: 'followed-boards', table: 'board_follows', owner: 'follower_id', key: ['board_id'], columns: [] },
  {
    file: 'board-invitations',
    table: 'member_board_invites',
    owner: 'member_id',
    key: ['board_id'],
    columns: ['inviter_id'],
  },
  { file: 'interests', table: 'topic_follows', owner: 'member_id', key: ['topic_id'], columns: [] },
  {
    file: 'uploads',
    table: 'uploads',
    owner: 'member_id',
    key: ['id'],
    columns: ['type', 'status', 'content_hash', 'created_at'],
  },
  {
    file: 'linked-accounts',
    table: 'account_links',
    owner: 'member_id',
    key: ['other_id'],
    columns: ['other_role', 'linked_at'],
  },
  {
    file: 'invitations-received',
    table: 'member_board_invites',
    owner: 'member_id',
    key: ['board_id'],
    columns: ['inviter_id'],
  },
  {
    file: 'access-tokens',
    table: 'access_tokens',
    owner: 'member_id',
    key: ['id'],
    columns: ['name', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
  },
  {
    file: 'follow-invitations',
    table: 'follow_invites',
    owner: 'owner_id',
    key: ['id'],
    columns: ['expires_at'],
  },
  ...draftData,
  ...newsData,
  ...reportData,
  ...decisionData,
  ...takedownData,
  ...accessData,
  ...claimData,
  ...merchantData,
  ...activityData,
  ...experienceData,
]
