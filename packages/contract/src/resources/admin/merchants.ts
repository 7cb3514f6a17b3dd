import { z } from 'zod'
import { merchantStates } from '../../merchant-states.ts'
import { adminMerchant } from '../../entities/admin-merchant.ts'
import { limits } from '../../limits.ts'
import { merchantBadges } from '../../merchant-badges.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { flag, memberId } from '../../wire/scalars.ts'
import { orText, text } from '../option-schemas.ts'
import { adminCommand, adminPagedQuery, adminRemoval } from './admin-endpoint.ts'
import { actReason, adminPage } from './employees.ts'

const deciders = ['moderator'] as const
const named = { user_id: memberId, reason: actReason }
const lines = orText(z.array(text(limits.merchants.longestLabel)).max(limits.merchants.mostLabels))
const reasons = lines.default([])

/** Businesses that asked to be verified, or are: the longest first. */
export const adminMerchants = endpoint(
  'GET',
  '/v3/admin/merchants/',
  adminPagedQuery({
    summary: 'Applications of merchants, and merchants.',
    roles: deciders,
    options: z.object({ state: z.enum(merchantStates).default('pending'), ...adminPage }),
    reply: z.array(adminMerchant),
  }),
)

/** Makes a business a verified merchant, or changes what it was granted. */
export const adminGrantMerchant = endpoint(
  'POST',
  '/v3/admin/merchants/{user_id}/verification/',
  adminCommand({
    summary: 'Verify a merchant. The reason is told to the merchant.',
    roles: deciders,
    mayHide: true,
    options: z.object({
      ...named,
      badges: orText(z.array(z.enum(merchantBadges))).default([]),
      is_inspirational: flag.default(false),
      is_storefront_eligible: flag.default(false),
      /** Left out, they stay as they are. */
      review_criteria: lines.optional(),
      review_labels: lines.optional(),
    }),
    reply: adminMerchant,
  }),
)

/** Declines an application. */
export const adminDeclineMerchant = endpoint(
  'POST',
  '/v3/admin/merchants/{user_id}/refusal/',
  adminCommand({
    summary: 'Decline an application. The reason is told to whoever asked.',
    roles: deciders,
    mayHide: false,
    options: z.object({ ...named, reasons }),
    reply: z.null(),
  }),
)

/** Takes a verification back. */
export const adminWithdrawMerchant = endpoint(
  'DELETE',
  '/v3/admin/merchants/{user_id}/verification/',
  adminRemoval({
    summary: 'Withdraw a verification. The reason is told to the merchant.',
    roles: deciders,
    mayHide: true,
    options: z.object({ ...named, reasons }),
    reply: z.null(),
  }),
)
