import { z } from 'zod'
import { count, entityId, wireDate } from './fields.ts'
import { mention } from './mention.ts'
import { memberCard } from './user.ts'

/** What the viewer may do with a comment. */
const commentAbilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  reply: z.boolean(),
  like: z.boolean(),
  report: z.boolean(),
})

/** What somebody wrote under a pin; all saves of one upload share their comments. */
export const comment = z.object({
  id: entityId,
  type: z.literal('aggregatedcomment'),
  node_id: z.string(),
  text: z.string(),
  mentions: z.array(mention),
  created_at: wireDate,
  is_edited: z.boolean(),
  user: memberCard,
  /** The pin under which it was written. */
  pin_id: entityId,
  /** The comment this one answers; null for one that answers the pin. */
  parent_id: entityId.nullable(),
  /** How many answers it has. */
  comment_count: count,
  like_count: count,
  liked_by_me: z.boolean(),
  viewer_can: commentAbilities,
})
export type Comment = z.output<typeof comment>
