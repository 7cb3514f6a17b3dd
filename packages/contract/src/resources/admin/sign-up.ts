import { z } from 'zod'
import { adminInvitation, adminSignUp, signUpModes } from '../../entities/admin-editing.ts'
import { limits } from '../../limits.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { id, whole } from '../../wire/scalars.ts'
import { wrongOptionWords } from '../../wire/wrong-options.words.ts'
import { orText, requiredText } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery, adminQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const most = limits.admin.signUp
const inviters = ['editor'] as const

/** What stands behind the @ of addresses, in small letters. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(most.domain)
  .regex(/^([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u, { error: () => wrongOptionWords.mailDomain })

const domains = orText(z.array(domain).max(most.domains)).default([])

/** Who may make an account. */
export const adminSignUpSettings = endpoint(
  'GET',
  '/v3/admin/sign_up/',
  adminQuery({
    summary: 'Who may make an account.',
    roles: inviters,
    options: z.object({}),
    reply: adminSignUp,
  }),
)

/** Decides who may make an account. */
export const adminChangeSignUp = endpoint(
  'PUT',
  '/v3/admin/sign_up/',
  adminCommand({
    summary: 'Decide who may make an account.',
    roles: [],
    mayHide: true,
    options: z
      .object({ mode: z.enum(signUpModes), allowed_domains: domains, blocked_domains: domains, reason: actReason })
      .refine(({ mode, allowed_domains: allowed }) => mode !== 'domains' || allowed.length > 0, {
        path: ['allowed_domains'],
        error: () => wrongOptionWords.nameDomain,
      }),
    reply: adminSignUp,
  }),
)

/** Links that let people make accounts, newest first. */
export const adminInvitations = endpoint(
  'GET',
  '/v3/admin/invitations/',
  adminPagedQuery({
    summary: 'Invitations, with those that are over.',
    roles: inviters,
    options: z.object(adminPage),
    reply: z.array(adminInvitation),
  }),
)

/** Makes a link; the answer alone holds it. */
export const adminInvite = endpoint(
  'POST',
  '/v3/admin/invitations/',
  adminCommand({
    summary: 'Make an invitation link.',
    roles: inviters,
    mayHide: false,
    options: z.object({
      label: requiredText(most.label, () => wrongOptionWords.writeFirst),
      most_uses: whole.pipe(z.int().min(1).max(most.uses)),
      /** A moment with its zone; empty for never. */
      ends_at: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
      reason: actReason,
    }),
    reply: adminInvitation,
  }),
)

/** Lets nobody in by it any more. */
export const adminWithdrawInvitation = endpoint(
  'DELETE',
  '/v3/admin/invitations/{invitation_id}/',
  adminRemoval({
    summary: 'Withdraw an invitation.',
    roles: inviters,
    mayHide: true,
    options: z.object({ invitation_id: id, reason: actReason }),
    reply: z.null(),
  }),
)
