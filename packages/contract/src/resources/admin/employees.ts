import { z } from 'zod'
import { adminAct, employee, employeeRole } from '../../entities/admin.ts'
import { employeeRoles } from '../../employee-roles.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { bookmarks, id, memberId, pageSize } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { requiredText, text } from '../option-schemas.ts'
import { adminCommand, adminRemoval, adminPagedQuery, adminQuery } from './admin-endpoint.ts'

/** Why an employee does it, in their words: the log keeps it, and nothing is done without. */
export const actReason = requiredText(limits.admin.reason.longest, () => wrongOptionWords.writeFirst)

/** A page of a list of the admin area. */
export const adminPage = { bookmarks, page_size: pageSize(limits.admin.page, limits.admin.page) }

/** Who asks, as the admin area knows them. */
export const adminMe = endpoint(
  'GET',
  '/v3/admin/me/',
  adminQuery({
    summary: 'The employee who asks, and what their roles open.',
    roles: employeeRoles,
    options: z.object({}),
    reply: employee,
  }),
)

/** Everybody who is an employee today. */
export const adminEmployees = endpoint(
  'GET',
  '/v3/admin/employees/',
  adminQuery({
    summary: 'All employees with their roles.',
    roles: employeeRoles,
    options: z.object({}),
    reply: z.array(employee),
  }),
)

/** Makes somebody an employee, or gives one a further role. */
export const adminGrantRole = endpoint(
  'POST',
  '/v3/admin/employees/',
  adminCommand({
    summary: 'Give a member a role among the operator’s people.',
    roles: [],
    mayHide: false,
    options: z.object({
      username_or_email: requiredText(limits.email.longest, () => wrongOptionWords.writeFirst),
      role: employeeRole,
      reason: actReason,
    }),
    reply: employee,
  }),
)

/** Takes a role from an employee. */
export const adminRevokeRole = endpoint(
  'DELETE',
  '/v3/admin/employees/{user_id}/{role}/',
  adminRemoval({
    summary: 'Take a role from an employee; at least one owner stays.',
    roles: [],
    mayHide: false,
    options: z.object({ user_id: memberId, role: employeeRole, reason: actReason }),
    reply: z.null(),
  }),
)

/** The log of what employees did. */
export const adminActs = endpoint(
  'GET',
  '/v3/admin/acts/',
  adminPagedQuery({
    summary: 'What employees did, newest first.',
    roles: employeeRoles,
    options: z.object({
      /** Acts of one employee. */
      actor_id: memberId.optional(),
      kind: text(limits.admin.kind.longest).optional(),
      thing_type: text(limits.admin.kind.longest).optional(),
      thing_id: id.optional(),
      /** Acts that are about one member, whatever of theirs they were done to. */
      concerned_id: memberId.optional(),
      ...adminPage,
    }),
    reply: z.array(adminAct),
  }),
)
