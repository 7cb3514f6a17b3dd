import type { DiversityLabel, MerchantBadge } from '@pinfold/contract'
import { badgeName } from '../../../entities/member/badge-name.ts'
import { adminMerchantsWords as words } from './admin-merchants.words.ts'

const labels: Readonly<Record<string, () => string>> = {
  african_american_or_black: () => words.african_american_or_black,
  hispanic_or_latinx: () => words.hispanic_or_latinx,
  asian: () => words.asian,
  middle_eastern: () => words.middle_eastern,
  roma: () => words.roma,
  other: () => words.other,
} satisfies Record<Exclude<DiversityLabel, MerchantBadge>, () => string>

/** A badge or label of a merchant as it is read; what merchants wrote themselves stays as it is. */
export const plainWords = (name: string): string => labels[name]?.() ?? badgeName(name)
