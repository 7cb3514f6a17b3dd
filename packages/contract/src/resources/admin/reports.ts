import { z } from 'zod'
import { reportQueues } from '../../admin-search-kinds.ts'
import { reportCase } from '../../entities/moderation.ts'
import { limits } from '../../limits.ts'
import { moderationActs } from '../../moderation-acts.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { id, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { adminCommand, adminPagedQuery, adminQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const roles = ['moderator'] as const

/** What waits for moderators, grouped by thing. */
export const adminReports = endpoint(
  'GET',
  '/v3/admin/reports/',
  adminPagedQuery({
    summary: 'Reports that nobody decided on, grouped by thing: the gravest first, and then the oldest.',
    roles,
    options: z.object({
      kind: z.enum(reportQueues).optional(),
      /** Those that owners are to decide on wait apart. */
      show: z.enum(['open', 'escalated']).default('open'),
      ...adminPage,
    }),
    reply: z.array(reportCase),
  }),
)

/** One of them, decided or not. */
export const adminReport = endpoint(
  'GET',
  '/v3/admin/reports/{case_id}/detail/',
  adminQuery({
    summary: 'All reports of one thing.',
    roles,
    options: z.object({ case_id: id }),
    reply: reportCase,
  }),
)

/** Whoever takes a report up, or lays it down, need not say why; the log says this. */
const unreasoned = { case_id: id, reason: actReason.default('Work on reports') }

/** Keeps a report for whoever asks for a few minutes; again while it is theirs keeps it for longer. */
export const adminTakeReport = endpoint(
  'POST',
  '/v3/admin/reports/{case_id}/lease/',
  adminCommand({
    summary: 'Take up a report for some minutes, so that nobody else works on it; again for longer.',
    roles,
    mayHide: false,
    options: z.object(unreasoned),
    reply: reportCase,
  }),
)

/** Gives a report back to the queue. */
export const adminReleaseReport = endpoint(
  'DELETE',
  '/v3/admin/reports/{case_id}/lease/',
  adminRemoval({
    summary: 'Lay down a report, so that others may take it up.',
    roles,
    mayHide: false,
    options: z.object(unreasoned),
    reply: reportCase,
  }),
)

/** What is done about a report. It closes the report, except where it is handed on to owners. */
export const adminDecideReport = endpoint(
  'POST',
  '/v3/admin/reports/{case_id}/decision/',
  adminCommand({
    summary: 'Decide on all reports of one thing. The reason is told to the member whose thing it is.',
    roles,
    mayHide: true,
    options: z
      .object({
        case_id: id,
        act: z.enum(moderationActs),
        /** Of a suspension. */
        days: whole.pipe(z.int().min(1).max(limits.moderation.mostDays)).optional(),
        reason: actReason,
      })
      .refine(({ act, days }) => act !== 'suspend' || days !== undefined, {
        path: ['days'],
        error: () => wrongOptionWords.writeFirst,
      }),
    reply: reportCase,
  }),
)
