import { z } from 'zod'
import { boardPrivacy, reactionType } from '../enumerations.ts'
import { boardCard } from './board.ts'
import { count, entityId, noindexReason, pixels, wireDate } from './fields.ts'
import { mention } from './mention.ts'
import { pinAvailability, pinSensitivity, pinVideos, richSummary, storyPinData } from './pin-media.ts'
import { renditionImages } from './picture.ts'
import { productTag } from './product-tag.ts'
import { sectionCard } from './section.ts'
import { topic } from './topic.ts'
import { memberCard } from './user.ts'

/** What the viewer may do with a pin. */
export const pinAbilities = z.object({
  save: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  remove_from_board: z.boolean(),
  see_stats: z.boolean(),
  react: z.boolean(),
  /** Comments are on for this pin, for its pinner's account, and the viewer may write. */
  comment: z.boolean(),
  favorite: z.boolean(),
})
export type PinAbilities = z.output<typeof pinAbilities>

/**
 * Why home shows a pin: people keep it beside one that the viewer saved or looked at, or beside those of a board of theirs,
 * or it is about a topic that they follow. `id` names that.
 */
const recommendationReason = z.object({
  type: z.enum(['saved_pin', 'viewed_pin', 'board', 'topic']),
  id: entityId,
  title: z.string(),
  url: z.string(),
})

/** What all pins of one upload share. */
export const aggregatedPinData = z.object({
  id: entityId,
  aggregated_stats: z.object({ saves: count, done: count }),
})
export type AggregatedPinData = z.output<typeof aggregatedPinData>

/** The viewer's own pin of the same picture. */
export const savedPin = z.object({ pin_id: entityId, board: boardCard.nullable() })
export type SavedPin = z.output<typeof savedPin>

/** A foreign player inside a pin. */
const embed = z.object({ src: z.string(), type: z.string(), width: pixels, height: pixels })

const carouselData = z.object({
  id: entityId,
  carousel_slots: z.array(
    z.object({ id: entityId, title: z.string(), link: z.string().nullable(), images: renditionImages }),
  ),
})

/** A saved picture, film or story, on a board or on none. */
export const pin = z.object({
  id: entityId,
  type: z.literal('pin'),
  node_id: z.string(),
  images: renditionImages,
  image_signature: z.string(),
  /** `#rrggbb`, what fills the card until the placeholder is there. */
  dominant_color: z.string().nullable(),
  /** Null where nothing sensitive is in its pictures. Where it is veiled, `images` are blurred. */
  sensitivity: pinSensitivity.nullable(),
  /** A tiny blurred copy as a data URL; null until it is made. */
  placeholder: z.string().nullable(),
  title: z.string(),
  grid_title: z.string(),
  description: z.string(),
  closeup_description: z.string().optional(),
  grid_description: z.string().optional(),
  /** Members named in `description`; only of one pin. */
  mentions: z.array(mention).optional(),
  alt_text: z.string().nullable(),
  auto_alt_text: z.string().nullable().optional(),
  link: z.string().nullable(),
  tracked_link: z.string().nullable().optional(),
  /** Never null: clients take its text without looking. */
  domain: z.string(),
  created_at: wireDate,
  repin_count: count,
  comment_count: count,
  /** By the numbers of `reactionTypes`. */
  reaction_counts: z.record(z.string(), count),
  reaction_by_me: reactionType.nullable(),
  favorited_by_me: z.boolean(),
  /** Where the viewer has the same picture already; null where they have not. */
  saved_by_me: savedPin.nullable(),
  /** Whether comments are on for this pin; `viewer_can.comment` says whether the viewer may write one. */
  is_comments_allowed: z.boolean(),
  /** Whether products like those in its picture may stand beside it. */
  is_similar_products_shown: z.boolean(),
  aggregated_pin_data: aggregatedPinData,
  hashtags: z.array(z.string()).optional(),
  /** What it is about, as its maker said; only of one pin. */
  topics: z.array(topic).optional(),
  /** On the viewer's home: why it is there; null for what they follow and what is popular. */
  recommendation_reason: recommendationReason.nullable().optional(),
  /** Products on its picture that the viewer may see; only of one pin. */
  product_tags: z.array(productTag).optional(),
  is_video: z.boolean(),
  /** Whether its picture moves: as `images.orig`, while all other sizes stand still. */
  is_animated: z.boolean(),
  videos: pinVideos.optional(),
  embed: embed.nullable().optional(),
  carousel_data: carouselData.nullable().optional(),
  story_pin_data: storyPinData.nullable().optional(),
  rich_summary: richSummary.nullable().optional(),
  pinner: memberCard,
  native_creator: memberCard.nullable().optional(),
  /** Who made it, also where somebody else saved it; null where the viewer may not see whose it is. */
  closeup_attribution: memberCard.nullable().optional(),
  board: boardCard.nullable(),
  section: sectionCard.nullable(),
  privacy: boardPrivacy,
  is_promoted: z.boolean(),
  is_downstream_promotion: z.boolean().optional(),
  promoter: memberCard.nullable().optional(),
  /** A decimal number as text, so that no cent is lost. */
  price_value: z.string().nullable().optional(),
  price_currency: z.string().nullable().optional(),
  availability: z.enum(pinAvailability).nullable().optional(),
  /** What came of a partner's own pin; only with the field set `partner_grid_item`. */
  pin_metrics: z.object({ saves: count, comments: count, reactions: count, tried: count }).optional(),
  seo_title: z.string().nullable().optional(),
  seo_description: z.string().nullable().optional(),
  seo_url: z.string().nullable().optional(),
  seo_noindex_reason: noindexReason.optional(),
  viewer_can: pinAbilities,
})
export type Pin = z.output<typeof pin>
