import { z } from 'zod'
import { entityId, wireDate } from './fields.ts'
import { pin } from './pin.ts'
import { pictureSignature, renditionImages } from './picture.ts'
import { memberCard } from './user.ts'

/** What a member made of a pin: a note, and perhaps a photo. */
export const tried = z.object({
  id: entityId,
  type: z.literal('userdiditdata'),
  node_id: z.string(),
  details: z.string(),
  created_at: wireDate,
  user: memberCard,
  /** The pin it was tried from; null where the viewer may not see that one. */
  pin: pin.nullable(),
  image_signature: pictureSignature.nullable(),
  images: renditionImages.nullable(),
  viewer_can: z.object({ delete: z.boolean() }),
})
export type Tried = z.output<typeof tried>
