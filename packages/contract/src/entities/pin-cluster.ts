import { z } from 'zod'
import { count, entityId } from './fields.ts'
import { image } from './picture.ts'

/** Pins outside boards that belong together: a suggestion for a board. */
export const pinCluster = z.object({
  id: entityId,
  names: z.array(z.string()),
  thumbnails: z.array(z.object({ '236x': image.partial({ width: true, height: true }) })),
  pin_count: count,
})
export type PinCluster = z.output<typeof pinCluster>
