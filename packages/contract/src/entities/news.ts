import { z } from 'zod'
import { boardCard } from './board.ts'
import { count, entityId, wireDate } from './fields.ts'
import { renditionImages } from './picture.ts'
import { memberCard } from './user.ts'

/** What can be told to a member; each can be muted. The last two are about their own drafts, and nobody else did them. */
export const newsKinds = [
  'pin_saved',
  'pin_reacted',
  'pin_tried',
  'pin_mention',
  'comment',
  'comment_reply',
  'comment_mention',
  'comment_liked',
  'followed',
  'follow_requested',
  'follow_approved',
  'board_followed',
  'board_invited',
  'board_joined',
  'board_join_requested',
  'board_request_accepted',
  'draft_failed',
  'drafts_ending',
  'price_drop',
  'site_failing',
  'site_lost',
  'feed_paused',
  'merchant_approved',
  'merchant_declined',
  'merchant_withdrawn',
  'access_requested',
  'access_request_granted',
  'access_request_declined',
  'access_invited',
  'access_accepted',
  'access_assigned',
  'report_acted',
  'report_dismissed',
  'decision_made',
  'appeal_granted',
  'appeal_refused',
  'takedown_removed',
  'takedown_restored',
  'takedown_kept',
] as const
export type NewsKind = (typeof newsKinds)[number]

/** Kinds that nobody is told of before they ask for it. */
export const newsKindsOffAtFirst: readonly NewsKind[] = ['price_drop']

/** A pin as far as news shows it. */
export const newsPin = z.object({
  id: entityId,
  type: z.literal('pin'),
  node_id: z.string(),
  title: z.string(),
  alt_text: z.string(),
  dominant_color: z.string(),
  images: renditionImages,
})
export type NewsPin = z.output<typeof newsPin>

/** Something that others did, told to the member whom it is about: everything of a kind to one thing on one day. */
export const news = z.object({
  id: entityId,
  type: z.literal('news'),
  kind: z.enum(newsKinds),
  /** Grows when somebody joins it. */
  version: entityId,
  /** When the newest of it happened. */
  created_at: wireDate,
  is_unread: z.boolean(),
  /** Who did it, newest first: the newest few, or in details all who are counted. Of a price, the viewer themselves. */
  actors: z.array(memberCard).min(1),
  /** Counts no further than `limits.news.actors`. */
  actor_count: count,
  pin: newsPin.nullable(),
  board: boardCard.nullable(),
  /** The newest comment of it, or the viewer's own that somebody liked. */
  comment: z.object({ id: entityId, text: z.string() }).nullable(),
  /** Somebody's request to join a board of the viewer's. */
  contact_request: z
    .object({ type: z.literal('contact_request'), id: entityId })
    .nullable()
    .optional(),
  /** The business that somebody asks for access, or whose access it is about, where the viewer answers for it. */
  business: memberCard.nullable().optional(),
  /** A request or invitation that waits for the viewer. */
  viewer_can: z.object({ answer: z.boolean() }),
})
export type News = z.output<typeof news>

/** How often emails tell of news. */
export const newsDigests = ['off', 'daily', 'weekly'] as const
export type NewsDigest = (typeof newsDigests)[number]

/** What a member wants to hear of. */
export const notificationSettings = z.object({
  digest: z.enum(newsDigests),
  muted_kinds: z.array(z.enum(newsKinds)),
  /** Whether emails may bring Pins that they may like; off until they say so. */
  is_mailed_ideas: z.boolean(),
})
export type NotificationSettings = z.output<typeof notificationSettings>
