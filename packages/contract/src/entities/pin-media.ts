import { z } from 'zod'
import { count, entityId, pixels } from './fields.ts'
import { image } from './picture.ts'

/** One encoding of a film. */
export const videoRendition = z.object({
  url: z.string(),
  width: pixels,
  height: pixels,
  /** Milliseconds. */
  duration: z.int().nonnegative(),
  thumbnail: z.string(),
  /** By language tag. */
  captions_urls: z.record(z.string(), z.string()).optional(),
})

/** The film of a pin, by encoding: `V_HLSV4`, `V_720P`, … */
export const pinVideos = z.object({ id: z.string().optional(), video_list: z.record(z.string(), videoRendition) })
export type PinVideos = z.output<typeof pinVideos>

/** The kinds of block that a page of a story pin may hold. */
export const storyPinBlockTypes = [
  'story_pin_image_block',
  'story_pin_video_block',
  'story_pin_paragraph_block',
  'story_pin_heading_block',
  'story_pin_music_block',
  'story_pin_product_sticker_block',
  'story_pin_static_sticker_block',
] as const

/** How the blocks of a page may stand; empty leaves it to whoever shows them. */
export const storyPinLayouts = ['', 'stacked', 'overlay'] as const

/** Whether what a pin offers can be had. */
export const pinAvailability = ['in_stock', 'out_of_stock', 'preorder'] as const
export type PinAvailability = (typeof pinAvailability)[number]

const storyPinBlock = z.object({
  type: z.enum(storyPinBlockTypes),
  block_type: z.int(),
  text: z.string().optional(),
  image: z
    .object({ images: z.record(z.string(), image), is_animated: z.boolean().optional() })
    .nullable()
    .optional(),
  video: pinVideos.nullable().optional(),
  block_style: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .nullable()
    .optional(),
})

const storyPinPage = z.object({
  id: entityId,
  image_signature: z.string().nullable().optional(),
  layout: z.enum(storyPinLayouts).optional(),
  style: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
  blocks: z.array(storyPinBlock),
})

/** The pages of a story pin. */
export const storyPinData = z.object({
  id: entityId,
  page_count: count,
  metadata: z.object({
    pin_title: z.string().nullable(),
    pin_image_signature: z.string().nullable(),
    canvas_aspect_ratio: z.number(),
  }),
  pages: z.array(storyPinPage),
  pages_preview: z.array(storyPinPage).optional(),
})
export type StoryPinData = z.output<typeof storyPinData>

/** In what state a thing for sale is. */
export const productConditions = ['new', 'used', 'refurbished'] as const
export type ProductCondition = (typeof productConditions)[number]

/** Prices are decimal numbers as text. */
const offerSummary = z.object({
  price: z.string(),
  currency: z.string(),
  in_stock: z.boolean(),
  availability: z.enum(pinAvailability),
  /** Lower than the price, and what it costs now. */
  sale_price: z.string(),
  /** What it cost before the price fell. */
  was_price: z.string(),
  condition: z.enum(productConditions),
})
export type OfferSummary = Partial<z.output<typeof offerSummary>>

const product = z.object({
  name: z.string(),
  offer_summary: offerSummary.partial().optional(),
  brand: z.string().optional(),
  /** Which of several kinds of the thing the price is for. */
  variant: z.string().optional(),
})

const article = z.object({
  headline: z.string(),
  author: z.string(),
  authors: z.array(z.string()),
  /** In ISO 8601. */
  published_at: z.string(),
})

const recipe = z.object({
  ingredients: z.array(z.string()),
  ingredient_groups: z.array(z.object({ name: z.string().nullable(), items: z.array(z.string()) })),
  servings: z.string(),
  prepare_minutes: z.int().positive(),
  cook_minutes: z.int().positive(),
  total_minutes: z.int().positive(),
  diets: z.array(z.string()),
})

/** What the page a pin links to says of itself. */
export const richSummary = z.object({
  type_name: z.string().optional(),
  display_name: z.string().nullable(),
  display_description: z.string().nullable(),
  site_name: z.string().nullable(),
  url: z.string().nullable().optional(),
  favicon_link: z.string().nullable().optional(),
  products: z.array(product).optional(),
  aggregate_rating: z.object({ rating: z.number(), review_count: count }).nullable().optional(),
  article: article.partial().nullable().optional(),
  recipe: recipe.partial().nullable().optional(),
  /** The page was not to be had several times over some days. */
  is_link_broken: z.boolean().optional(),
})
export type RichSummary = z.output<typeof richSummary>

/** Why a pin's pictures have a veil, and whether the viewer meets it. */
export const pinSensitivity = z.object({
  /** `held`: until employees have looked; nobody is led to it meanwhile. */
  state: z.enum(['veiled', 'held']),
  is_veiled: z.boolean(),
})
