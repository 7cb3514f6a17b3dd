import { z } from 'zod'
import { abuseBlockKinds, abuseCauses } from '../../abuse-kinds.ts'
import { abuseBlock, abuseMeasure } from '../../entities/abuse.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { id, memberId } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { requiredText } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const moderators = ['moderator'] as const

/** What the program did by itself, the newest first. */
export const adminMeasures = endpoint(
  'GET',
  '/v3/admin/abuse/',
  adminPagedQuery({
    summary: 'What the program did against abuse by itself, newest first.',
    roles: moderators,
    options: z.object({
      user_id: memberId.optional(),
      cause: z.enum(abuseCauses).optional(),
      ...adminPage,
    }),
    reply: z.array(abuseMeasure),
  }),
)

/** Ends a measure before its time, and keeps the program from taking it again soon. */
export const adminUndoMeasure = endpoint(
  'POST',
  '/v3/admin/abuse/{measure_id}/undone/',
  adminCommand({
    summary: 'Undo a measure. The account is not caught for the same reason again for thirty days.',
    roles: moderators,
    mayHide: false,
    options: z.object({ measure_id: id, reason: actReason }),
    reply: abuseMeasure,
  }),
)

/** What is on the blocklists. */
export const adminBlocks = endpoint(
  'GET',
  '/v3/admin/blocklist/',
  adminPagedQuery({
    summary: 'Names, addresses, domains and words that nobody may use, newest first.',
    roles: moderators,
    options: z.object({ kind: z.enum(abuseBlockKinds).optional(), ...adminPage }),
    reply: z.array(abuseBlock),
  }),
)

/** Puts something on a blocklist; what is on it already gets the new reason and end. */
export const adminBlock = endpoint(
  'POST',
  '/v3/admin/blocklist/',
  adminCommand({
    summary: 'Block a name, an address, a domain or words.',
    roles: moderators,
    mayHide: false,
    options: z.object({
      kind: z.enum(abuseBlockKinds),
      value: requiredText(limits.email.longest, () => wrongOptionWords.writeFirst),
      /** A day, as `2026-12-31`, after which it ends; empty for always. */
      until: z.union([z.literal(''), z.iso.date()]).default(''),
      reason: actReason,
    }),
    reply: abuseBlock,
  }),
)

/** Takes something off a blocklist. */
export const adminUnblock = endpoint(
  'DELETE',
  '/v3/admin/blocklist/{block_id}/',
  adminRemoval({
    summary: 'Take something off a blocklist.',
    roles: moderators,
    mayHide: false,
    options: z.object({ block_id: id, reason: actReason }),
    reply: z.null(),
  }),
)
