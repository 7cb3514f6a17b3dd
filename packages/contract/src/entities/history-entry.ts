import { z } from 'zod'
import { entityId, wireDate } from './fields.ts'

/** A pin or board that the viewer looked at. */
export const historyEntry = z.object({
  /** The pin’s or board’s id. */
  id: entityId,
  type: z.literal('historyentry'),
  kind: z.enum(['pin', 'board']),
  /** Its name; empty where it has none. */
  title: z.string(),
  url: z.string(),
  image_url: z.string().nullable(),
  created_at: wireDate,
})
export type HistoryEntry = z.output<typeof historyEntry>
