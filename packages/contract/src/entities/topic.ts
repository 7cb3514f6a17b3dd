import { z } from 'zod'
import { entityId } from './fields.ts'

/** What topics belong to; those of one theme are related. */
export const topicThemes = [
  'home',
  'food',
  'style',
  'beauty',
  'art',
  'design',
  'crafts',
  'garden',
  'travel',
  'nature',
  'sport',
  'celebrations',
  'culture',
] as const

/** Something members can be interested in. */
export const topic = z.object({
  id: entityId,
  type: z.literal('interest'),
  name: z.string(),
  slug: z.string(),
  theme: z.enum(topicThemes),
  /** The viewer follows it. */
  is_followed: z.boolean(),
})
export type Topic = z.output<typeof topic>
export type TopicTheme = Topic['theme']
