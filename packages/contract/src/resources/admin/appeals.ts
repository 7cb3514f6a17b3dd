import { z } from 'zod'
import { adminAppeal } from '../../entities/moderation.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id } from '../../wire/scalars.ts'
import { adminCommand, adminPagedQuery } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const roles = ['moderator'] as const

/** Appeals that nobody decided on, the oldest first. */
export const adminAppeals = endpoint(
  'GET',
  '/v3/admin/appeals/',
  adminPagedQuery({
    summary: 'Appeals of members against what was decided about them, the oldest first.',
    roles,
    options: z.object(adminPage),
    reply: z.array(adminAppeal),
  }),
)

/** Answers an appeal; whoever decided first may not. */
export const adminDecideAppeal = endpoint(
  'POST',
  '/v3/admin/appeals/{decision_id}/decision/',
  adminCommand({
    summary: 'Grant an appeal, which lifts what was decided, or refuse it. The reason is told to the member.',
    roles,
    mayHide: true,
    options: z.object({ decision_id: id, is_granted: flag, reason: actReason }),
    reply: z.null(),
  }),
)
