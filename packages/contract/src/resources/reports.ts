import { z } from 'zod'
import { limits } from '../limits.ts'
import { command, resource } from '../wire/endpoint.ts'
import { answeringPins } from '../wire/permission-row-sets.ts'
import { id, pinId } from '../wire/scalars.ts'
import { actingFor, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const common = ['spam', 'harassment', 'hate', 'sexual', 'self_harm', 'copyright'] as const

/** Why somebody reports something, by what it is. */
export const reportReasonsOf = {
  pin: [...common, 'other'],
  comment: [...common, 'other'],
  user: [...common, 'impersonation', 'underage', 'other'],
  conversation: [...common, 'other'],
  message: [...common, 'other'],
} as const
/** What can be reported. */
export type ReportedType = keyof typeof reportReasonsOf

/** All reasons there are. */
export const reportReasons = reportReasonsOf.user
export type ReportReason = (typeof reportReasons)[number]

/** Whether somebody can say this of a thing of that type. */
export const isReasonOf = (type: ReportedType, reason: string): reason is ReportReason =>
  reportReasonsOf[type].some((each) => each === reason)

/** Telling moderators about something one can see. A second report of the same thing takes the place of the first. */
export const reportResource = resource('Report', {
  create: command({
    summary: 'Report a pin, a comment, a member, a conversation or a message to the moderators.',
    facts: { token: 'user', acting: 'manage', mayHide: false, rate: 'report' },
    rows: [...answeringPins, 'conversation read_if_participant_only', 'profile report'],
    isForPeople: true,
    options: z
      .object({
        object_type: z.enum(['pin', 'comment', 'user', 'conversation', 'message']),
        object_id: id,
        /** The pin under which a reported comment is seen. */
        pin_id: pinId.optional(),
        reason: z.enum(reportReasons),
        detail: text(limits.reportDetail.longest).default(''),
        ...actingFor,
      })
      .refine(({ object_type: type, reason }) => isReasonOf(type, reason), {
        path: ['reason'],
        error: () => wrongOptionWords.noReason,
      }),
    reply: z.null(),
  }),
})
