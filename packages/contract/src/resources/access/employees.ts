import { z } from 'zod'
import { wireDate } from '../../entities/fields.ts'
import { limits } from '../../limits.ts'
import { endpoint, pagedQuery } from '../../wire/endpoint.ts'
import { bookmarks, id, pageSize } from '../../wire/scalars.ts'
import { actingFor } from '../option-schemas.ts'
import { accessPerson } from './roles.ts'

/** One of the operator's people who may act for a business. */
export const assignedEmployee = accessPerson.extend({
  since: wireDate,
  /** Whether the viewer may end it. */
  can_end: z.boolean(),
})
export type AssignedEmployee = z.output<typeof assignedEmployee>

/** Who of the operator's people may act for a business. */
export const assignedEmployees = endpoint(
  'GET',
  '/vx/business_access/employees/',
  pagedQuery({
    summary: 'Who of the operator’s people may act for the viewer’s business, newest first.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, rate: 'none: reads' },
    rows: ['business_access read_members'],
    access: 'member',
    options: z.object({
      business_id: id.optional(),
      ...actingFor,
      bookmarks,
      page_size: pageSize(limits.businessAccess.page, limits.page.most),
    }),
    reply: z.array(assignedEmployee),
  }),
)
