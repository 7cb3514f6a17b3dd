import { adminRoutes } from './admin-routes.ts'
import { advertiserRoutes } from './advertiser-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { splitAddress, type RouteShape } from './route.ts'

/** Every page address of the product. All links come from here. */
export const routes = { ...memberRoutes, ...advertiserRoutes, ...adminRoutes }
export type Routes = typeof routes
export type RouteName = keyof Routes

/** The literal first segments: none of them can be a username. */
export const firstSegments: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ segments: [first] }) => (first?.param === null ? [first.before] : [])),
)

/** The literal segments right below a username: none of them can be a board's slug. */
export const profileSubRoutes: ReadonlySet<string> = new Set(
  Object.values(profileRoutes).flatMap(({ segments: [, second] }) => (second?.param === null ? [second.before] : [])),
)

const redirects: readonly { from: RouteShape; to: RouteShape }[] = [
  { from: routes.previewProfile, to: routes.publicProfile },
  { from: routes.previewProfileCreated, to: routes.publicProfileCreated },
  { from: routes.previewProfileSaved, to: routes.publicProfileSaved },
  { from: routes.bareOrderLines, to: routes.billingOrderLines },
  { from: routes.barePromotions, to: routes.billingPromotions },
  { from: routes.bareDocuments, to: routes.billingDocuments },
  { from: routes.bareTaxDocuments, to: routes.billingTaxDocuments },
  { from: routes.barePrepaidSummary, to: routes.billingPrepaidSummary },
]

/** Where an address that is only another spelling leads, its whole query kept; null for any other address. */
export function redirectTarget(address: string): string | null {
  const redirect = redirects.find(({ from }) => from.parse(address) !== null)
  const split = splitAddress(address)
  if (redirect === undefined || split === null) return null
  // Both patterns begin with the same param, if any, so its encoded text can be taken over as it stands.
  const path = redirect.to.pattern.replace('{username}', () => split.segments[0] ?? '')
  return split.query.size > 0 ? `${path}?${split.query}` : path
}
