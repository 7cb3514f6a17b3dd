import { z } from 'zod'
import { pin } from '../entities/pin.ts'
import { pinAvailability, storyPinLayouts } from '../entities/pin-media.ts'
import { pictureSignature } from '../entities/picture.ts'
import { limits } from '../limits.ts'
import { command, resource } from '../wire/endpoint.ts'
import { addingPins } from '../wire/permission-row-sets.ts'
import { boardId, flag, id, pinId, sectionId, whole } from '../wire/scalars.ts'
import { actingFor, orText, placeOnPicture, text, webAddress } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** What an offer says. A price is a decimal number as text, with at most six digits behind the point. */
export const offer = {
  price_value: z
    .union([z.literal(''), z.string().regex(/^\d{1,9}(\.\d{1,6})?$/, 'must be a price, as 12.50')])
    .optional(),
  price_currency: z
    .union([z.literal(''), z.string().regex(/^[A-Z]{3}$/, { error: () => wrongOptionWords.currencyCode })])
    .optional(),
  availability: z.enum(pinAvailability).optional(),
}

/** Own pins with a price, and where a picture shows them. */
export const productTags = orText(
  z
    .array(
      z.object({
        pin_id: pinId,
        ...placeOnPicture,
        /** Which page of a story, from 0. */
        page: whole.default(0),
      }),
    )
    .max(limits.productTags.most),
)
export type ProductTagChoice = z.output<typeof productTags>[number]

const styleValue = z.union([z.number(), z.string().max(200)])
const style = z.record(z.string().max(60), styleValue).refine((record) => Object.keys(record).length <= 40, {
  error: () => wrongOptionWords.mostEntries({ most: '40' }),
})

/** One of the viewer's own uploads, by its id or by the address it was given. */
const media = { upload_id: id.optional(), image_signature: pictureSignature.optional() }
const blockStyle = { block_style: style.nullable().optional() }
const blockType = { block_type: whole.optional() }

const words = z
  .string()
  .transform((value) => value.toWellFormed())
  .pipe(text(limits.story.longestText))
  .refine((value) => value !== '', { error: () => wrongOptionWords.notEmpty })

const storyBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('story_pin_image_block'), ...media, ...blockType, ...blockStyle }),
  z.object({
    type: z.literal('story_pin_video_block'),
    upload_id: id,
    /** The picture that stands for the video until it plays. */
    cover_upload_id: id,
    ...blockType,
    ...blockStyle,
  }),
  z.object({ type: z.literal('story_pin_paragraph_block'), text: words, ...blockType, ...blockStyle }),
  z.object({ type: z.literal('story_pin_heading_block'), text: words, ...blockType, ...blockStyle }),
])
export type StoryBlockDraft = z.output<typeof storyBlock>

const storyPage = z.object({
  blocks: z
    .array(storyBlock)
    .min(1, { error: () => wrongOptionWords.pageNeedsBlock })
    .max(limits.story.mostBlocks),
  /** What the builder of some clients keeps for itself. */
  clips: z.array(z.unknown()).max(50).optional(),
  layout: z.enum(storyPinLayouts).catch('').default(''),
  style: style.default({}),
})

/** A story as its builder sends it. */
export const storyDraft = z.object({
  metadata: z.object({ pin_title: z.string().optional(), canvas_aspect_ratio: z.number().optional() }).optional(),
  pages: z
    .array(storyPage)
    .min(1, { error: () => wrongOptionWords.storyNeedsPage })
    .max(limits.story.mostPages, `a story has at most ${limits.story.mostPages} pages`),
})
export type StoryDraft = z.output<typeof storyDraft>

type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown

/** Whole numbers that a float cannot hold become their digits, as everywhere on the wire. */
const keepDigits: Reviver = (_key, value, { source = '' }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(source) ? source : value

const storyText = z
  .string()
  .max(limits.story.longestDraft, { error: () => wrongOptionWords.storyTooLong })
  .transform((sent, context) => {
    try {
      return JSON.parse(sent, keepDigits as (key: string, value: unknown) => unknown) as unknown
    } catch {
      context.addIssue('must be JSON')
      return z.NEVER
    }
  })
  .pipe(storyDraft)

/** Pins of several pages. */
export const storyPinResource = resource('StoryPin', {
  create: command({
    summary: 'Make a story pin of own uploads; the first picture of its first page is its cover.',
    facts: {
      token: 'pins',
      acting: { needs: 'edit', on: { board_id: 'board', section: 'section', section_id: 'section' } },
      mayHide: true,
      rate: 'pin',
    },
    rows: addingPins,
    options: z.object({
      board_id: boardId.optional(),
      section: z.union([z.literal(''), id]).optional(),
      section_id: z.union([z.literal(''), sectionId]).optional(),
      title: text(limits.pinTitle.longest).default(''),
      description: text(limits.pinDescription.longest).default(''),
      alt_text: text(limits.pinAltText.longest).default(''),
      link: webAddress.default(''),
      is_comments_allowed: flag.default(true),
      /** JSON text: `{metadata, pages: [{blocks, clips, layout, style}]}`. */
      story_pin: storyText,
      /** Own pins with a price, and where they are on the pictures of its pages. */
      product_tags: productTags.optional(),
      ...actingFor,
    }),
    reply: pin,
  }),
})
