import { z } from 'zod'
import { adminPicture, pictureVerdicts } from '../../entities/admin-picture.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { pinId } from '../../wire/scalars.ts'
import { adminCommand, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const moderators = ['moderator'] as const

/** Pictures that wait for employees: held ones, wishes of members, veils of the model. */
export const adminPictures = endpoint(
  'GET',
  '/v3/admin/pictures/',
  adminPagedQuery({
    summary: 'Sensitive pictures that nobody of the employees has looked at, the most urgent first.',
    roles: moderators,
    options: z.object(adminPage),
    reply: z.array(adminPicture),
  }),
)

/** Says what holds for a picture, whatever the model says. */
export const adminJudgePicture = endpoint(
  'POST',
  '/v3/admin/pictures/',
  adminCommand({
    summary: 'Clear, veil or hold a picture, on every pin that shows the same bytes and for good.',
    roles: moderators,
    mayHide: true,
    options: z.object({
      pin_id: pinId,
      /** One of the pin's pictures, by `id`; left out, the one that stands for it. */
      picture: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
      verdict: z.enum(pictureVerdicts),
      reason: actReason,
    }),
    reply: z.null(),
  }),
)
