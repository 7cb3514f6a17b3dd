import { z } from 'zod'
import { adminSearchKinds } from '../../admin-search-kinds.ts'
import { adminMember, foundThing } from '../../entities/admin.ts'
import { employeeRoles } from '../../employee-roles.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { memberId } from '../../wire/scalars.ts'
import { text } from '../option-schemas.ts'
import { adminPagedQuery, adminQuery } from './admin-endpoint.ts'
import { adminPage } from './employees.ts'

/** Finds things whoever may see them: hidden ones by id or address, listed ones by words, too. */
export const adminSearch = endpoint(
  'GET',
  '/v3/admin/search/',
  adminPagedQuery({
    summary: 'Find members, pins, boards and pictures by id, name or address.',
    roles: employeeRoles,
    options: z.object({
      query: text(limits.pinLink.longest),
      kind: z.enum(adminSearchKinds),
      ...adminPage,
    }),
    reply: z.array(foundThing),
  }),
)

/** What helps an employee to help a member. */
export const adminMemberPage = endpoint(
  'GET',
  '/v3/admin/members/{user_id}/',
  adminQuery({
    summary: 'Facts about a member’s account.',
    roles: ['moderator', 'support'],
    options: z.object({ user_id: memberId }),
    reply: adminMember,
  }),
)
