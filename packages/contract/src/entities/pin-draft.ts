import { z } from 'zod'
import { boardCard } from './board.ts'
import { entityId, wireDate } from './fields.ts'
import { productTag } from './product-tag.ts'
import { sectionCard } from './section.ts'
import { topic } from './topic.ts'
import { uploadState } from '../enumerations.ts'

const fraction = z.number().min(0).max(1)

/**
 * How a picture is shown: mirrored, then turned, then straightened within its frame, then cropped. The picture itself stays
 * as it came.
 */
export const pictureEdit = z.object({
  is_flipped: z.boolean().default(false),
  /** Quarter turns clockwise, in degrees. */
  turn: z.literal([0, 90, 180, 270]).default(0),
  /** Degrees clockwise. */
  straighten: z.number().min(-45).max(45).default(0),
  /** x, y, width and height in fractions of what the steps before leave. */
  crop: z
    .tuple([fraction, fraction, fraction, fraction])
    .refine(([x, y, width, height]) => width >= 0.01 && height >= 0.01 && x + width <= 1.001 && y + height <= 1.001)
    .default([0, 0, 1, 1]),
})
export type PictureEdit = z.output<typeof pictureEdit>

/** Whether it can be published, waits for its time, or failed at it. */
export const draftStates = ['draft', 'scheduled', 'failed'] as const

const draftFile = z.object({
  upload_id: entityId,
  status: uploadState,
  /** Null until it is there, and of films. */
  image_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
})

/** A pin that is not made yet. */
export const pinDraft = z.object({
  id: entityId,
  type: z.literal('pin_draft'),
  /** Counts the changes. Whoever changes the draft says which version they saw. */
  version: z.int().positive(),
  state: z.enum(draftStates),
  /** What kept it from being published at its time. */
  failure: z.string().nullable(),
  media_kind: z.enum(['picture', 'video']),
  /** The file as it came; null until there is one. */
  file: draftFile.nullable(),
  /** The picture as the edit has it; null without one. */
  edited_file: draftFile.nullable(),
  /** The picture that stands for a film. */
  cover_file: draftFile.nullable(),
  edit: pictureEdit.nullable(),
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  /** As typed so far: whether it is an address is asked when the pin is made. */
  link: z.string(),
  /** The address of a picture that is still to be fetched. */
  media_url: z.string().nullable(),
  board: boardCard.nullable(),
  section: sectionCard.nullable(),
  /** Its board went away, or takes nothing of the viewer any more. */
  is_board_gone: z.boolean(),
  topics: z.array(topic),
  is_comments_allowed: z.boolean(),
  is_similar_products_shown: z.boolean(),
  /** Products on its picture, those that still are. */
  product_tags: z.array(productTag),
  publish_at: wireDate.nullable(),
  /** The same moment in the zone it was chosen in, as `2026-03-29T14:30`; empty without one. */
  publish_at_local: z.string(),
  zone: z.string(),
  created_at: wireDate,
  updated_at: wireDate,
})
export type PinDraft = z.output<typeof pinDraft>
