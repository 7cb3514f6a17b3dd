import { limits } from '@pinfold/contract'

interface Chosen {
  readonly badges: readonly string[]
  readonly badgeOptOut: readonly string[]
}

/** Those of the granted badges that show: what was not opted out of, and never more than there is room for (VR-12). */
export const shownBadges = ({ badges, badgeOptOut }: Chosen): string[] =>
  badges.filter((badge) => !badgeOptOut.includes(badge)).slice(0, limits.merchants.mostBadges)
