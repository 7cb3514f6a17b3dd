import { z } from 'zod'
import { entityId, wireDate } from '../../entities/fields.ts'
import { limits } from '../../limits.ts'
import { endpoint, pagedQuery } from '../../wire/endpoint.ts'
import { bookmarks, id, pageSize } from '../../wire/scalars.ts'
import { actingFor } from '../option-schemas.ts'
import { accessAsset, accessKinds, accessPerson, accessRole } from './roles.ts'

/** What was done with access to a business. */
export const accessDeeds = [
  'invited',
  'invitation_withdrawn',
  'accepted',
  'declined',
  'changed',
  'removed',
  'left',
  'asked',
  'request_withdrawn',
  'request_granted',
  'request_declined',
  'ended',
  'assigned',
  'unassigned',
] as const
export type AccessDeed = (typeof accessDeeds)[number]

/** One line of the log. `actor` is null where the program did it; people who are gone are null, too. */
export const accessEntry = z.object({
  id: entityId,
  created_at: wireDate,
  deed: z.enum(accessDeeds),
  actor: accessPerson.nullable(),
  member: accessPerson.nullable(),
  kind: z.enum(accessKinds),
  asset: accessAsset,
  /** The roles before and after; null is none. */
  from_role: accessRole.nullable(),
  to_role: accessRole.nullable(),
})
export type AccessEntry = z.output<typeof accessEntry>

/** What was done with access to a business, by whom and when. */
export const accessLog = endpoint(
  'GET',
  '/vx/business_access/log/',
  pagedQuery({
    summary: 'What was done with access to the viewer’s business, newest first. Nothing of it ever changes.',
    facts: { token: 'never', acting: { needs: 'manage', notEmployees: true }, rate: 'none: reads' },
    rows: ['business_access read_members'],
    access: 'member',
    options: z.object({
      business_id: id.optional(),
      ...actingFor,
      bookmarks,
      page_size: pageSize(limits.businessAccess.page, limits.page.most),
    }),
    reply: z.array(accessEntry),
  }),
)
