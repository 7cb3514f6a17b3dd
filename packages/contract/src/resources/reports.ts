import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, resource } from '../wire/endpoint.ts'
import { id } from '../wire/scalars.ts'
import { text } from './option-schemas.ts'

/** Why somebody reports something. */
export const reportReasons = ['spam', 'harassment', 'hate', 'sexual', 'self_harm', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Telling moderators about something one can see. A second report of the same thing takes the place of the first. */
export const reportResource = resource('Report', {
  create: command({
    summary: 'Report a pin or a comment to the moderators.',
    options: z.object({
      object_type: z.enum(['pin', 'comment']),
      object_id: id,
      /** The pin under which a reported comment is seen. */
      pin_id: id.optional(),
      reason: z.enum(reportReasons),
      detail: text(limits.reportDetail.longest).default(''),
    }),
    reply: z.null(),
  }),
})
