import { z } from 'zod'
import { repeatOffender } from '../../entities/moderation.ts'
import { limits } from '../../limits.ts'
import { offenderActs } from '../../moderation-acts.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { id, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { adminCommand, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const roles = ['moderator'] as const

/** Members of whom much was removed by law. */
export const adminOffenders = endpoint(
  'GET',
  '/v3/admin/repeat-offenders/',
  adminPagedQuery({
    summary: 'Members of whom so much was removed by law that somebody has to decide what follows.',
    roles,
    options: z.object(adminPage),
    reply: z.array(repeatOffender),
  }),
)

/** What follows for one of them. */
export const adminDecideOffender = endpoint(
  'POST',
  '/v3/admin/repeat-offenders/{member_id}/decision/',
  adminCommand({
    summary: 'Suspend or ban a member of whom much was removed by law, or leave it. The reason is told to them.',
    roles,
    mayHide: true,
    options: z
      .object({
        member_id: id,
        act: z.enum(offenderActs),
        /** Of a suspension. */
        days: whole.pipe(z.int().min(1).max(limits.moderation.mostDays)).optional(),
        reason: actReason,
      })
      .refine(({ act, days }) => act !== 'suspend' || days !== undefined, {
        path: ['days'],
        error: () => wrongOptionWords.writeFirst,
      }),
    reply: z.null(),
  }),
)
