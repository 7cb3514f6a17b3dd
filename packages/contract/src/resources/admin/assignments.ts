import { z } from 'zod'
import { assignments } from '../../entities/admin.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { memberId } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { requiredText } from '../option-schemas.ts'
import { adminCommand, adminQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason } from './employees.ts'

/** For which businesses a member acts as an employee, and which employees act for theirs. */
export const adminAssignments = endpoint(
  'GET',
  '/v3/admin/members/{user_id}/assignments/',
  adminQuery({
    summary: 'The businesses that an employee is assigned to, and the employees who are assigned to a business.',
    roles: ['moderator', 'support'],
    options: z.object({ user_id: memberId }),
    reply: assignments,
  }),
)

/** Lets an employee act for a business, which is told. */
export const adminAssign = endpoint(
  'POST',
  '/v3/admin/members/{user_id}/assignments/',
  adminCommand({
    summary: 'Assign an employee to a business; a second time changes nothing.',
    roles: [],
    mayHide: false,
    options: z.object({
      user_id: memberId,
      /** A username or an email address. */
      business: requiredText(limits.email.longest, () => wrongOptionWords.writeFirst),
      reason: actReason,
    }),
    reply: assignments,
  }),
)

/** Ends what an employee may do for a business, from that moment on. */
export const adminEndAssignment = endpoint(
  'DELETE',
  '/v3/admin/members/{user_id}/assignments/{business_id}/',
  adminRemoval({
    summary: 'End the assignment of an employee to a business; where there is none nothing changes.',
    roles: [],
    mayHide: true,
    options: z.object({ user_id: memberId, business_id: memberId, reason: actReason }),
    reply: z.null(),
  }),
)
