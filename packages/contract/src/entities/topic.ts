import { z } from 'zod'
import { topicThemes } from '../topic-themes.ts'
import { entityId } from './fields.ts'
import { image } from './picture.ts'

/** Something members can be interested in. */
export const topic = z.object({
  id: entityId,
  type: z.literal('interest'),
  name: z.string(),
  slug: z.string(),
  theme: z.enum(topicThemes),
  /** The topic that it is below; null for the first ones. */
  parent_id: entityId.nullable(),
  /** The viewer follows it. */
  is_followed: z.boolean(),
})
export type Topic = z.output<typeof topic>
export type TopicTheme = Topic['theme']

/** A topic with the public Pin that stands for it. */
export const coveredTopic = topic.extend({
  /** Null where no Pin stands for it that the viewer may see. */
  cover: z
    .object({
      pin_id: entityId,
      images: z.object({ '236x': image, '474x': image }),
      dominant_color: z.string().nullable(),
    })
    .nullable(),
})
export type CoveredTopic = z.output<typeof coveredTopic>
