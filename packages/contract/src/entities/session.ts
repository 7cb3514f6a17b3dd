import { z } from 'zod'
import { deviceSource } from '../enumerations.ts'
import { entityId, wireDate } from './fields.ts'

/** A signed-in session as its owner sees it listed. It never holds the token. */
export const session = z.object({
  id: entityId,
  device_source: deviceSource,
  user_agent: z.string(),
  country: z.string().nullable(),
  created_at: wireDate,
  last_seen_at: wireDate,
  is_current: z.boolean(),
})
export type Session = z.output<typeof session>
