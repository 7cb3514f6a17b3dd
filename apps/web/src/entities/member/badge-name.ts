import { type MerchantBadge, merchantBadges } from '@pinfold/contract'
import { badgeNameWords } from './badge-names.words.ts'

const isBadge = (id: string): id is MerchantBadge => (merchantBadges as readonly string[]).includes(id)

/** What a badge of merchants is called; what this program does not know has its id. */
export const badgeName = (id: string): string => (isBadge(id) ? badgeNameWords[id] : id)
