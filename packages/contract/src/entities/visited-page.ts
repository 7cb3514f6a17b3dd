import { z } from 'zod'
import { entityId } from './fields.ts'

/** A page the browser remembers having shown. It stays on the device. */
export const visitedPage = z.object({
  path: z.string(),
  /** Milliseconds since 1970. */
  timestamp: z.int(),
  pin_id: entityId.optional(),
  image: z.string().optional(),
  description: z.string().optional(),
})
export type VisitedPage = z.output<typeof visitedPage>
