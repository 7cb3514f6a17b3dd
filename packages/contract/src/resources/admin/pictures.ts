import { z } from 'zod'
import { adminPicture, pictureVerdicts } from '../../entities/admin-picture.ts'
import { profilePictureKinds } from '../../entities/user.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { memberId, pinId } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
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
    summary: 'Clear, veil or hold a picture, on every pin and profile that shows the same bytes and for good.',
    roles: moderators,
    mayHide: true,
    options: z
      .object({
        pin_id: pinId.optional(),
        /** Whose profile shows it, where no pin is named. */
        member_id: memberId.optional(),
        /** Which of the profile's pictures. */
        shown_as: z.enum(profilePictureKinds).default('avatar'),
        /** One of the pictures, by `id`; left out, the one that stands for the pin, or the profile's. */
        picture: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
        verdict: z.enum(pictureVerdicts),
        reason: actReason,
      })
      .refine((options) => options.pin_id !== undefined || options.member_id !== undefined, {
        error: () => wrongOptionWords.giveEither({ first: 'pin_id', second: 'member_id' }),
        path: ['pin_id'],
      }),
    reply: z.null(),
  }),
)
