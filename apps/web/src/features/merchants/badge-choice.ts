import { BADGE_COLOR_LENGTH, badgePalette, isBadgeColor, limits, type MerchantProfile } from '@pinfold/contract'

/** What the editor holds: which badges show, and the colour as it was typed. */
export interface BadgeChoice {
  readonly shown: readonly string[]
  readonly color: string
}

/** VR-12: what is chosen at first: what shows now, in the colour of now or the first one of the palette. */
export const firstChoice = (merchant: MerchantProfile): BadgeChoice => ({
  shown: merchant.profile_badges.map(({ id }) => id),
  color: merchant.inspirational_badge_selection?.badgeColor ?? badgePalette[0],
})

/** VR-12: no colour is longer than this, however much is typed. */
export const cutColor = (typed: string): string => typed.slice(0, BADGE_COLOR_LENGTH)

/** VR-12: with as many badges as there may be, the others cannot be chosen. */
export const mayChoose = ({ shown }: BadgeChoice, badge: string): boolean =>
  shown.includes(badge) || shown.length < limits.merchants.mostBadges

/** Chooses a badge, or takes it back. */
export const toggled = (choice: BadgeChoice, badge: string): BadgeChoice => {
  if (choice.shown.includes(badge)) return { ...choice, shown: choice.shown.filter((each) => each !== badge) }
  return mayChoose(choice, badge) ? { ...choice, shown: [...choice.shown, badge] } : choice
}

/** ST-24: Save works once badges or colour are others than before. */
export const isChanged = (before: BadgeChoice, now: BadgeChoice): boolean =>
  before.color.toLowerCase() !== now.color.toLowerCase() ||
  before.shown.length !== now.shown.length ||
  now.shown.some((badge) => !before.shown.includes(badge))

/** What is sent; null where the colour is none. */
export const selectionOf = ({ shown, color }: BadgeChoice, merchant: MerchantProfile) =>
  isBadgeColor(color)
    ? {
        badgeColor: color,
        badgeOptOut: merchant.badge_details.map(({ id }) => id).filter((id) => !shown.includes(id)),
      }
    : null
