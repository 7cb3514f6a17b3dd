import { z } from 'zod'
import { board, boardCard } from './board.ts'
import { count, entityId } from './fields.ts'
import { renditionImages } from './picture.ts'

/** A section as a pin carries it. */
export const sectionCard = z.object({ id: entityId, slug: z.string(), title: z.string() })
export type SectionCard = z.output<typeof sectionCard>

/** A pin of which only the picture shows. */
export const previewPin = z.object({
  id: entityId,
  images: renditionImages,
  dominant_color: z.string().nullable(),
  image_signature: z.string(),
})
export type PreviewPin = z.output<typeof previewPin>

/** A part of a board. Who may do something with its board may do it with the section. */
export const section = z.object({
  ...sectionCard.shape,
  type: z.literal('board_section'),
  node_id: z.string(),
  pin_count: count,
  preview_pins: z.array(previewPin),
  board: z.union([board, boardCard]).optional(),
})
export type Section = z.output<typeof section>
