import { z } from 'zod'
import { adminTakedown } from '../../entities/takedown.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, id } from '../../wire/scalars.ts'
import { orText } from '../option-schemas.ts'
import { adminCommand, adminQuery } from './admin-endpoint.ts'
import { actReason } from './employees.ts'

const moderators = ['moderator'] as const

/** What waits: requests that nobody decided on, or those that were objected to. */
export const adminTakedowns = endpoint(
  'GET',
  '/v3/admin/takedowns/',
  adminQuery({
    summary: 'Requests for takedowns by law, the most urgent first; a hundred at most.',
    roles: moderators,
    options: z.object({ waiting_for: z.enum(['decision', 'court']).default('decision') }),
    reply: z.array(adminTakedown),
  }),
)

const named = { takedown_id: id, reason: actReason }

/** Removes what a request names. */
export const adminAcceptTakedown = endpoint(
  'POST',
  '/v3/admin/takedowns/{takedown_id}/acceptance/',
  adminCommand({
    summary: 'Grant a request: what it names is removed everywhere, where the law holds, or in some of its countries.',
    roles: moderators,
    mayHide: true,
    options: z.object({
      ...named,
      is_everywhere: flag,
      /** Where it is removed, of the countries of the law; empty for all of them. */
      countries: orText(z.array(z.string().trim().toUpperCase().length(2)).max(300)).default([]),
    }),
    reply: z.null(),
  }),
)

/** Removes nothing, and tells the claimant why. */
export const adminRefuseTakedown = endpoint(
  'POST',
  '/v3/admin/takedowns/{takedown_id}/refusal/',
  adminCommand({
    summary: 'Refuse a request. The reason is told to whoever asked.',
    roles: moderators,
    mayHide: false,
    options: z.object(named),
    reply: z.null(),
  }),
)

/** After an objection somebody went to court. */
export const adminKeepRemoved = endpoint(
  'POST',
  '/v3/admin/takedowns/{takedown_id}/court/',
  adminCommand({
    summary: 'Keep removed what was objected to, since somebody went to court.',
    roles: moderators,
    mayHide: false,
    options: z.object(named),
    reply: z.null(),
  }),
)
