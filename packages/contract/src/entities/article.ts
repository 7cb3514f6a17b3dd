import { z } from 'zod'
import { todayKinds } from '../routes/consumer-routes.ts'
import { entityId, wireDate } from './fields.ts'
import { image } from './picture.ts'

/** An article among others. */
export const articleCard = z.object({
  id: entityId,
  type: z.literal('today_article'),
  /** Which kind its address says it is. */
  kind: z.enum(todayKinds),
  title: z.string(),
  summary: z.string(),
  url: z.string(),
  /** What its wall is of. */
  wall: z.enum(['pins', 'boards']),
  published_at: wireDate,
  /** Null where no Pin stands for it that the viewer may see. */
  cover: z
    .object({
      pin_id: entityId,
      images: z.object({ '474x': image, '736x': image, '1200x': image }),
      dominant_color: z.string().nullable(),
      alt_text: z.string(),
    })
    .nullable(),
})
export type ArticleCard = z.output<typeof articleCard>

/** A paragraph or a heading of an article. */
export const articleBlock = z.object({
  type: z.enum(['paragraph', 'heading']),
  /** Text, and where it leads; a path is one of this site. */
  parts: z.array(z.object({ text: z.string(), url: z.string().nullable() })),
})
export type ArticleBlock = z.output<typeof articleBlock>

/** An article with its words. */
export const article = articleCard.extend({ blocks: z.array(articleBlock) })
export type Article = z.output<typeof article>
