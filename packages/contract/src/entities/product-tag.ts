import { z } from 'zod'
import { entityId } from './fields.ts'
import { pinAvailability } from './pin-media.ts'
import { renditionImages } from './picture.ts'

const fraction = z.number().min(0).max(1)

/** A product on the picture of a pin: another pin of its maker's, which has a price. */
export const productTag = z.object({
  /** From the left, in a fraction of the picture's width. */
  x: fraction,
  /** From the top, in a fraction of the picture's height. */
  y: fraction,
  /** Which page of a story shows it, from 0. */
  page: z.int().min(0),
  pin: z.object({
    id: entityId,
    type: z.literal('pin'),
    title: z.string(),
    alt_text: z.string().nullable(),
    images: renditionImages,
    /** A decimal number as text. */
    price_value: z.string(),
    price_currency: z.string(),
    availability: z.enum(pinAvailability).nullable(),
  }),
})
export type ProductTag = z.output<typeof productTag>
