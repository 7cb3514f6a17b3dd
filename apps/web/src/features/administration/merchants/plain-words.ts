import type { DiversityLabel, MerchantBadge } from '@pinfold/contract'
import { adminMerchantsWords as words } from './admin-merchants.words.ts'

const said: Readonly<Record<string, () => string>> = {
  person_of_color: () => words.person_of_color,
  lgbtq: () => words.lgbtq,
  disability: () => words.disability,
  woman: () => words.woman,
  invested_in_good: () => words.invested_in_good,
  eco_friendly: () => words.eco_friendly,
  responsibly_sourced: () => words.responsibly_sourced,
  inclusive: () => words.inclusive,
  personal_touch: () => words.personal_touch,
  african_american_or_black: () => words.african_american_or_black,
  hispanic_or_latinx: () => words.hispanic_or_latinx,
  asian: () => words.asian,
  middle_eastern: () => words.middle_eastern,
  roma: () => words.roma,
  other: () => words.other,
} satisfies Record<MerchantBadge | DiversityLabel, () => string>

/** A badge or label of a merchant as it is read; what merchants wrote themselves stays as it is. */
export const plainWords = (name: string): string => said[name]?.() ?? name
