import { z } from 'zod'
import { boardPrivacy, profileGroup, storyType } from '../enumerations.ts'
import { blockingAction } from './blocking-action.ts'
import { count, entityId, noindexReason, wireDate } from './fields.ts'
import { image } from './picture.ts'
import { memberCard } from './user.ts'

/** A board as other entities carry it. */
export const boardCard = z.object({
  id: entityId,
  type: z.literal('board'),
  node_id: z.string(),
  name: z.string(),
  /** `/{username}/{slug}/`, percent-encoded. */
  url: z.string(),
  privacy: boardPrivacy,
  owner: memberCard.optional(),
  pin_count: count.optional(),
  section_count: count.optional(),
  is_collaborative: z.boolean().optional(),
  image_thumbnail_url: z.string().nullable().optional(),
  image_cover_url: z.string().nullable().optional(),
  followed_by_me: z.boolean().optional(),
  collaborated_by_me: z.boolean().optional(),
  archived_by_me_at: wireDate.nullable().optional(),
})
export type BoardCard = z.output<typeof boardCard>

/** What the viewer may do with a board; its sections follow it. */
export const boardAbilities = z.object({
  add_pin: z.boolean(),
  edit: z.boolean(),
  archive_merge_privacy: z.boolean(),
  delete: z.boolean(),
  invite: z.boolean(),
  leave: z.boolean(),
  follow: z.boolean(),
  /** Asking to collaborate. */
  request_to_join: z.boolean(),
})
export type BoardAbilities = z.output<typeof boardAbilities>

/** The pin whose picture is a board's cover. */
export const coverPin = z.object({
  pin_id: entityId,
  image_signature: z.string(),
  image_url: z.string(),
  /** The part that shows: x, y, width and height in fractions of the picture. Null for its middle. */
  crop: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable().optional(),
})
export type CoverPin = z.output<typeof coverPin>

/** A board as its page, its card and the lists show it. */
export const board = z.object({
  ...boardCard.shape,
  description: z.string(),
  owner: memberCard,
  pin_count: count,
  section_count: count,
  follower_count: count,
  collaborator_count: count,
  /** Those who came first; in lists of boards the first few of them. */
  collaborating_users: z.array(memberCard).optional(),
  followed_by_me: z.boolean(),
  collaborated_by_me: z.boolean(),
  is_collaborative: z.boolean(),
  layout: z.string(),
  category: z.string().nullable(),
  created_at: wireDate,
  image_thumbnail_url: z.string().nullable(),
  image_cover_url: z.string().nullable(),
  image_cover_hd_url: z.string().nullable(),
  cover_images: z.object({ '200x150': image, '222x': image }).partial(),
  images: z.object({ '170x': z.array(image) }),
  cover_pin: coverPin.nullable().optional(),
  has_custom_cover: z.boolean().optional(),
  archived_by_me_at: wireDate.nullable(),
  board_order_modified_at: wireDate.nullable().optional(),
  /** The days it is about, as their midnights in universal time; only to its team, null to others. One day has no end. */
  event_date: wireDate.nullable().optional(),
  event_end_date: wireDate.nullable().optional(),
  /** Whether it is used to suggest Pins; only to its team, null to others. */
  allow_homefeed_recommendations: z.boolean().nullable().optional(),
  /** Whether collaborators may take others' Pins off; only to its team. */
  collaborators_can_delete_pins: z.boolean().optional(),
  is_temporarily_disabled: z.boolean().optional(),
  sensitivity_screen: z.object({ title: z.string() }).nullable().optional(),
  /** Only to the owner: whether they say so themselves. */
  is_marked_sensitive: z.boolean().optional(),
  should_show_board_collaborators: z.boolean().optional(),
  /** An invitation to collaborate waits for the viewer. */
  is_invited: z.boolean().optional(),
  /** Only to the owner: whether others may ask to join. */
  collaborator_requests_enabled: z.boolean().optional(),
  /** May include `write`. */
  access: z.array(z.string()),
  blocking_actions: z.array(blockingAction).optional(),
  /** Present on the cards that stand among boards without being one. */
  story_type: storyType.optional(),
  profileGroup: profileGroup.optional(),
  onProfile: z.boolean().optional(),
  seo_title: z.string().nullable().optional(),
  seo_description: z.string().nullable().optional(),
  seo_url: z.string().nullable().optional(),
  seo_noindex_reason: noindexReason.optional(),
  viewer_can: boardAbilities,
})
export type Board = z.output<typeof board>

/** A card that stands among the boards of a profile when it was asked for. */
export const boardStory = z.object({
  id: z.string(),
  type: z.literal('story'),
  story_type: storyType,
  name: z.string(),
  url: z.string(),
  pin_count: count,
  images: z.object({ '170x': z.array(image) }),
})
export type BoardStory = z.output<typeof boardStory>

/** What stands in a profile's list of boards. */
export const boardOrStory = z.discriminatedUnion('type', [board, boardStory])
export type BoardOrStory = z.output<typeof boardOrStory>

/** A deleted board that its owner may still bring back. */
export const deletedBoard = z.object({
  id: entityId,
  type: z.literal('deleted_board'),
  name: z.string(),
  privacy: boardPrivacy,
  pin_count: count,
  section_count: count,
  deleted_at: wireDate,
  /** Until then it can be brought back; then it is gone. */
  restorable_until: wireDate,
  /** Whole days until then, a begun one counted: 1 on the last day. */
  days_left: count,
  /** What is still being put away of a large one; until that is over it cannot be brought back. */
  blocking_actions: z.array(blockingAction),
})
export type DeletedBoard = z.output<typeof deletedBoard>
