import { z } from 'zod'
import { badgeSelection, merchantProfile } from '../entities/merchant-profile.ts'
import { limits } from '../limits.ts'
import { merchantBadges } from '../merchant-badges.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { memberId } from '../wire/scalars.ts'
import { actingFor, orText, requiredText, text } from './option-schemas.ts'

const { longestLabel, longestStatement, mostLabels } = limits.merchants

/** What was reviewed of a business, and the badges that it shows (CA-27). */
export const verifiedMerchantResource = resource('VerifiedMerchant', {
  get: query({
    summary: 'A verified merchant; to itself also an application that waits or was declined.',
    facts: { token: 'user', acting: 'read', rate: 'none: reads' },
    rows: ['merchant_profile read'],
    options: z.object({ userId: memberId, ...actingFor }),
    reply: merchantProfile,
  }),
  update: command({
    summary: `Choose the colour of one’s badges and which of them show, at most ${limits.merchants.mostBadges}.`,
    facts: { token: 'user', acting: { needs: 'edit', on: { userId: 'member' } }, mayHide: true, rate: 'change' },
    rows: ['merchant_profile edit_catalog'],
    options: z.object({
      userId: memberId,
      inspirational_badge_selection: orText(badgeSelection),
      ...actingFor,
    }),
    reply: merchantProfile,
  }),
})

const noRow = 'own account: the viewer’s own application'

/** Asking to be verified. */
export const applyAsMerchant = endpoint(
  'POST',
  '/v3/users/me/merchant_application/',
  command({
    summary: 'Ask to be a verified merchant. While it waits, a second time changes what it says.',
    facts: { token: 'user', acting: 'manage', mayHide: false, rate: 'change' },
    noRow,
    options: z.object({
      statement: requiredText(longestStatement, () => wrongOptionWords.sayWhatYouSell),
      business_diversity_labels: orText(z.array(text(longestLabel)).max(mostLabels)).default([]),
      badges: orText(z.array(z.enum(merchantBadges))).default([]),
      ...actingFor,
    }),
    reply: merchantProfile,
  }),
)

/** Taking an application back. */
export const cancelMerchantApplication = endpoint(
  'DELETE',
  '/v3/users/me/merchant_application/',
  command({
    summary: 'Take an application back that waits.',
    facts: { token: 'user', acting: 'manage', mayHide: false, rate: 'none: less' },
    noRow,
    options: z.object(actingFor),
    reply: z.null(),
  }),
)
