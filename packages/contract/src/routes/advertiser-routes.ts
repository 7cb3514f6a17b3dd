import { objectiveTypes } from '../enumerations.ts'
import { choice, flag, idText, list, localPath, text } from './codec.ts'
import { route } from './route.ts'

/** Pages under `/conversions/`. */
export const conversionPages = [
  'events-overview',
  'event-history',
  'health',
  'test-events',
  'tag',
  'tag_manual_setup',
  'tag-health',
  'upload',
  'history',
  'pca_history',
  'pca_upload',
  'api_manual_setup',
  'api_partner_setup',
  'access_token',
  'setup-api',
  'deduplication',
  'payload-helper',
  'pinterest_capi_connect',
] as const
export type ConversionPage = (typeof conversionPages)[number]

const ids = list(idText)
const all = choice(['all'])
const client = { managedClientId: idText }
const filters = { campaignFilter: all, adGroupFilter: all, adFilter: all }
const level = { campaignId: idText, adGroupId: idText, pinPromotionId: idText }
const bulk = { section: text }
const conversion = { source: text, origin: text, platform: text, subPage: text }
const insights = { campaignId: idText }

/** The advertiser's area. Every path stands at the root of the host; on `ADS_HOST` only the overview moves, to `/`. */
export const advertiserRoutes = {
  adsOverview: route('/ads/', {}),

  reportingCampaigns: route('/reporting/campaigns/', {}, { objectiveTypes: list(choice(objectiveTypes)) }),
  reportingAdGroups: route(
    '/reporting/adgroups/',
    {},
    {
      campaignIds: ids,
      objectiveTypes: list(choice(objectiveTypes)),
      adGroupIds: ids,
      message: text,
      ...filters,
    },
  ),
  reportingAds: route(
    '/reporting/ads/',
    {},
    { adGroupIds: ids, pinPromotionIds: ids, campaignIds: ids, adFilter: all },
  ),
  reportingProductGroups: route('/reporting/productgroups/', {}, { adGroupIds: ids, productGroupIds: ids, name: text }),
  reportingProductItems: route('/reporting/productitems/', {}, { productGroupIds: ids }),
  campaignNegativeKeywords: route('/reporting/campaignNegativeKeywords/', {}, { campaignIds: ids }),
  campaignSearchQueries: route('/reporting/campaignSearchQueries/', {}, { campaignIds: ids }),
  adGroupNegativeKeywords: route('/reporting/adGroupNegativeKeywords/', {}, { adGroupIds: ids }),
  adGroupPositiveKeywords: route('/reporting/adGroupPositiveKeywords/', {}, { adGroupIds: ids }),
  adGroupSearchQueries: route('/reporting/adGroupSearchQueries/', {}, { adGroupIds: ids }),
  reportingPreferences: route('/reporting/preferences/', {}),

  adsCreate: route(
    '/ads/create/',
    {},
    {
      campaignId: idText,
      objectiveType: choice(objectiveTypes),
      catalogsFeedId: idText,
      catalogId: idText,
      productGroupId: idText,
      ...client,
      resumeLastDraft: flag,
    },
  ),
  automatedCreate: route('/automated/ads/create/', {}, client),
  automatedEdit: route('/automated/ads/edit/', {}, { campaignId: idText, ...client }),
  campaignMode: route('/ads/campaign_mode/', {}, client),
  adsEdit: route('/ads/edit/', {}, { ...level, view: choice(['campaign', 'adgroup', 'ad']), isCreatingPins: flag }),
  adsEditDraft: route('/ads/edit_draft/', {}, level),
  adsDuplicate: route('/ads/duplicate/', {}, level),
  adsBulkEdit: route(
    '/ads/bulk_edit/',
    {},
    { entity_level: choice(['campaign', 'adgroup', 'ad', 'productgroup']), ids },
  ),

  audiences: route('/audiences/', {}, client),
  audienceDebug: route('/audience_debug/', {}),

  billing: route('/billing/', {}, { section: text, next_step_link_url: localPath }),
  billingHistory: route('/billing/history/', {}),
  billingOrderLines: route('/billing/order_lines/', {}),
  billingPromotions: route('/billing/promotions/', {}),
  billingDocuments: route('/billing/documents/', {}),
  billingTaxDocuments: route('/billing/tax_documents/', {}),
  billingPrepaidSummary: route('/billing/prepaid_campaign_spend_summary/', {}),
  billingPrepaidBreakdown: route('/billing/prepaid_spend_campaign_breakdown/', {}),
  bareOrderLines: route('/order_lines/', {}),
  barePromotions: route('/promotions/', {}),
  bareDocuments: route('/documents/', {}),
  bareTaxDocuments: route('/tax_documents/', {}),
  barePrepaidSummary: route('/prepaid_campaign_spend_summary/', {}),

  bulkEditor: route('/bulk_editor/', {}, bulk),
  bulkUploadTemplate: route('/bulk_editor/upload_template/', {}, bulk),
  bulkDownloadTemplate: route('/bulk_editor/download_template/', {}, bulk),
  bulkHistory: route('/bulk_editor/history/', {}, { job_started: flag, ...bulk }),
  bulkIdLibrary: route('/bulk_editor/bulk_id_library/', {}, bulk),
  bulkResources: route('/bulk_editor/resources/', {}, bulk),

  changeHistory: route('/history/', {}),

  conversions: route('/conversions/', {}, conversion),
  conversionPage: route('/conversions/{page}/', { page: choice(conversionPages) }, conversion),

  accountsManager: route('/accounts_manager/', {}),
  reportCenter: route('/report-center/', {}),
  reportBuilder: route('/report-center/builder/', {}),
  reportHistory: route('/report-center/history/', {}),
  reportUnsubscribe: route('/report-center/unsubscribe/', {}),
  reportDownload: route('/report-center/download/', {}),
  quickPromote: route('/quick-promote/', {}),
  advertiserQuickPromote: route('/advertiser/quick-promote/', {}),
  recommendations: route('/recommendations/', {}),
  catalogDataSource: route('/product-catalogs/data-source', {}),
  campaignInsights: route('/campaign-insights/{campaignId}/', insights),
  productGroupInsights: route('/campaign-insights/{campaignId}/product-group/{productGroupId}', {
    ...insights,
    productGroupId: idText,
  }),
  mediaPlanner: route('/media_planner/', {}),
  msotOptimizer: route('/msot-optimizer/', {}),
}
