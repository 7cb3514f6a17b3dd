import { type diversityLabels, ownerBadges, valueBadges } from './entities/merchant-profile.ts'

/** Every badge that a merchant may be granted; that none of the first is meant is no badge. */
export const merchantBadges = [...ownerBadges.filter((badge) => badge !== 'none'), ...valueBadges] as const
export type MerchantBadge = Exclude<(typeof merchantBadges)[number], 'none'>
export type DiversityLabel = (typeof diversityLabels)[number]

/** VR-12: the colours that badges are offered in; the first one is meant where none was chosen. */
export const badgePalette = ['#fde2d4', '#fdf0c8', '#e2f2d5', '#d3f0ea', '#d9e8fb', '#e9e0fa', '#fbdcea'] as const

/** How long a colour is that is typed: a sign and six digits. */
export const BADGE_COLOR_LENGTH = 7

export const isBadgeColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** Above it a colour is light, so words on it are dark. */
const LIGHT_ABOVE = 0.18

/** How light a colour is, from 0 to 1, as WCAG reckons it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Whether words on a badge of the colour are dark or light. */
export const badgeTextOn = (color: string): 'dark' | 'light' => (luminanceOf(color) > LIGHT_ABOVE ? 'dark' : 'light')

/** VR-18: who shows as an inspirational storefront. */
export const isInspirationalStorefront = (merchant: {
  readonly isVerified: boolean
  readonly isInspirational: boolean
  readonly isStorefrontEligible: boolean
}): boolean => merchant.isVerified && merchant.isInspirational && merchant.isStorefrontEligible
