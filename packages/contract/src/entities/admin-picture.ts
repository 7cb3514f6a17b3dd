import { z } from 'zod'
import { personName } from './admin.ts'
import { entityId, wireDate } from './fields.ts'

/** What may be said of a picture. */
export const pictureVerdicts = ['clear', 'veiled', 'held'] as const
export type PictureVerdict = (typeof pictureVerdicts)[number]

/** A picture as employees judge it. Its id names the bytes, which several pins may show. */
export const adminPicture = z.object({
  id: z.string(),
  verdict: z.enum(pictureVerdicts),
  is_by_employee: z.boolean(),
  /** It looks nearly like a picture that was blocked. */
  is_like_blocked: z.boolean(),
  waits_for: z.enum(['held', 'review', 'veiled']),
  /** How sure the model is that something sensitive is in it; null where it was not rated. */
  score: z.number().nullable(),
  noted_at: wireDate,
  /** Null where no pin shows it: then a profile does. */
  pin_id: entityId.nullable(),
  /** Whose profile shows it, where no pin does. */
  member_id: entityId.nullable(),
  title: z.string(),
  /** Null where nothing shows it any more. */
  path: z.string().nullable(),
  owner: personName.nullable(),
  image_url: z.string().nullable(),
  placeholder: z.string().nullable(),
})
export type AdminPicture = z.output<typeof adminPicture>
