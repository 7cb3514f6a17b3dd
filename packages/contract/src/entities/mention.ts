import { z } from 'zod'
import { count, entityId } from './fields.ts'

/** A member named with `@` in a comment or in what a pin says; others stay plain text. */
export const mention = z.object({
  user_id: entityId,
  username: z.string(),
  /** Where the `@` stands in the text, in UTF-16 code units. */
  offset: count,
  /** The length of `@` and name, in UTF-16 code units. */
  length: count,
})
export type Mention = z.output<typeof mention>
