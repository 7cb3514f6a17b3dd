import type { CampaignToolPreference, ObjectiveType } from '../enumerations.ts'
import { advertiserRoutes } from './advertiser-routes.ts'
import type { consumerRoutes } from './consumer-routes.ts'
import type { QueryOf } from './route.ts'

/**
 * The address of an advertiser path for a link from anywhere.
 * @param adsOrigin origin of the advertiser's own host, as `https://ads.example.org`; without it the path stands as it is
 */
export function advertiserAddress(path: string, adsOrigin?: string): string {
  if (adsOrigin === undefined) return path
  return adsOrigin + (advertiserRoutes.adsOverview.parse(path) === null ? path : path.replace(/^\/ads\/?/, '/'))
}

/** With any advertiser parameter the pin builder works for a campaign. */
export function isBuilderForAds(query: QueryOf<typeof consumerRoutes.pinBuilder>): boolean {
  return Object.values(query).some((value) => value !== undefined)
}

/** The page on which a member starts a campaign, by the tool chosen last; without one, the page that asks. */
export function preferredCreatePath(preference: CampaignToolPreference | null, managedClientId?: string): string {
  const query = { managedClientId }
  if (preference === 'ADS_MANAGER') return advertiserRoutes.adsCreate.build({}, query)
  if (preference === 'AUTOMATED_CAMPAIGN') return advertiserRoutes.automatedCreate.build({}, query)
  return advertiserRoutes.campaignMode.build({}, query)
}

/** What a new campaign starts from. */
export interface CampaignStart extends QueryOf<typeof advertiserRoutes.adsCreate> {
  /** Something is added to a campaign that exists. */
  isPartial?: boolean
}

/** Leaves out the campaign unless something is added to it, and the feed unless catalog sales are the objective. */
export function createCampaignPath({ isPartial = false, campaignId, catalogsFeedId, ...rest }: CampaignStart): string {
  return advertiserRoutes.adsCreate.build(
    {},
    {
      ...rest,
      campaignId: isPartial ? campaignId : undefined,
      catalogsFeedId: rest.objectiveType === 'CATALOG_SALES' ? catalogsFeedId : undefined,
    },
  )
}

/** Only shopping and catalog-sales campaigns have product groups to report on. */
export function hasProductGroups(objective: ObjectiveType): boolean {
  return objective === 'TEMPORARY_SHOPPING' || objective === 'CATALOG_SALES'
}

/** The objectives that a shortcut's report shows. Together they name every objective once. */
export const objectiveShortcuts = {
  awareness: ['AWARENESS'],
  traffic: ['TRAFFIC'],
  app_installs: ['APP_INSTALL'],
  catalog_sales: ['CATALOG_SALES', 'TEMPORARY_SHOPPING'],
  web_conversion: ['WEB_CONVERSION'],
  video_view: ['VIDEO_VIEW'],
  purchases: ['PURCHASE'],
  reserved_awareness: ['IMPRESSION'],
  engagement: ['BILLABLE_ENGAGEMENT'],
  bidded_video: ['TEMPORARY_BIDDED_CPM_VIDEO'],
  reserved_video: ['TEMPORARY_IMPRESSION_VIDEO'],
  cost_per_view_video: ['TEMPORARY_MRC_CPV_VIDEO'],
} as const satisfies Record<string, readonly ObjectiveType[]>
export type ObjectiveShortcut = keyof typeof objectiveShortcuts

/** The report of all campaigns with one kind of objective. */
export function objectiveReportPath(shortcut: ObjectiveShortcut): string {
  return advertiserRoutes.reportingCampaigns.build({}, { objectiveTypes: objectiveShortcuts[shortcut] })
}
