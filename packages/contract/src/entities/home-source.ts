import { z } from 'zod'
import { homeSourceKind } from '../enumerations.ts'
import { entityId } from './fields.ts'

/** What a member’s home is made from, as the tuner lists it. */
export const homeSource = z.object({
  id: entityId,
  type: z.literal('homesource'),
  kind: homeSourceKind,
  /** Its name; empty where it has none. */
  title: z.string(),
  url: z.string(),
  image_url: z.string().nullable(),
  /** Whether home may be made from it. */
  is_on: z.boolean(),
})
export type HomeSource = z.output<typeof homeSource>
