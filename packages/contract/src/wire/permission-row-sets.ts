import type { PermissionRow } from './permission-rows.ts'

type Rows = readonly [PermissionRow, ...PermissionRow[]]

// What a call does is often the matter of several rows: there is one for each kind of board, pin or profile.

/** A board of any kind, by its address. */
export const readingBoards = [
  'board_public read',
  'board_protected read_direct_link',
  'board_secret read',
  'board_archived_public read_direct_link',
  'board_archived_secret read',
  'private_owner_board_or_pin read',
] as const satisfies Rows

/** Boards among others, as on profiles and in searches. */
export const listingBoards = [
  'board_public listed_search_feed',
  'board_protected listed_profile_sitemap',
  'board_secret listed_search_feed_count_notif',
  'board_archived_public listed_search_feed',
] as const satisfies Rows

/** Whatever is found without its address, as by searches and feeds. */
export const findingThings = [
  ...listingBoards,
  'pin_protected listed_profile_search_feed',
  'profile_private search_index',
] as const satisfies Rows

/** What stands on a member's profile. */
export const listingOfProfiles = [
  'profile_private boards_pins_list',
  'profile_public header_and_lists',
] as const satisfies Rows

/** Whom and what a member follows, and who follows them. */
export const listingFollows = [
  'profile_private followers_following_list',
  'profile_public header_and_lists',
] as const satisfies Rows

/** A pin of any kind, by its address. */
export const readingPins = [
  'pin_public read',
  'pin_protected read_direct_link',
  'pin_in_secret read_json_html_media_oembed',
  'pin_boardless read',
  'private_owner_board_or_pin read',
] as const satisfies Rows

/** Saving, reacting, commenting: what whoever sees a pin may do with it. */
export const answeringPins = [
  'pin_public save_comment_react',
  'pin_in_secret save_to_public_board',
] as const satisfies Rows

/** Putting a pin onto a board of any kind. */
export const addingPins = [
  'board_public add_pin',
  'board_protected write_any',
  'board_secret add_pin',
  'board_archived_public add_pin',
] as const satisfies Rows

/** What a pin's own member may do with it. */
export const changingPins = [
  'pin_public edit_delete',
  'pin_in_secret edit_delete_others_pin',
  'pin_boardless edit_delete',
] as const satisfies Rows

/** Sections of boards of any kind. */
export const changingSections = [
  'section create_rename_reorder_delete',
  'board_protected write_any',
  'board_secret edit_details',
] as const satisfies Rows

/** Bringing people onto boards, and off them. */
export const inviting = [
  'board_public invite_remove_collab',
  'board_secret invite_remove_collab',
] as const satisfies Rows
