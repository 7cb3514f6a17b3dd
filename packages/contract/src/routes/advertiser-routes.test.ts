import { describe, expect, test } from 'vitest'
import { objectiveTypes } from '../enumerations.ts'
import {
  advertiserAddress,
  createCampaignPath,
  hasProductGroups,
  isBuilderForAds,
  objectiveReportPath,
  objectiveShortcuts,
  preferredCreatePath,
  type ObjectiveShortcut,
} from './advertiser-paths.ts'
import { advertiserRoutes, conversionPages } from './advertiser-routes.ts'
import { matchRoute } from './match-route.ts'
import { redirectTarget, routes, type RouteName } from './route-table.ts'
import { buildAny, checkRoundTrip } from './round-trip.ts'

const ads = 'https://ads.example'

describe('every advertiser route round-trips', () => {
  test.each(Object.keys(advertiserRoutes) as RouteName[])('%s round-trips', checkRoundTrip)
})

test.each([
  ['AR-02', '/reporting/campaigns/', 'objectiveTypes'],
  [
    'AR-03',
    '/reporting/adgroups/',
    'campaignIds objectiveTypes adGroupIds message campaignFilter adGroupFilter adFilter',
  ],
  ['AR-04', '/reporting/ads/', 'adGroupIds pinPromotionIds campaignIds adFilter'],
  ['AR-05', '/reporting/productgroups/', 'adGroupIds productGroupIds name'],
  ['AR-06', '/reporting/productitems/', ''],
  ['AR-06', '/reporting/campaignNegativeKeywords/', ''],
  ['AR-06', '/reporting/campaignSearchQueries/', ''],
  ['AR-06', '/reporting/adGroupNegativeKeywords/', ''],
  ['AR-06', '/reporting/adGroupPositiveKeywords/', ''],
  ['AR-06', '/reporting/adGroupSearchQueries/', ''],
  ['AR-07', '/reporting/preferences/', ''],
  [
    'AR-08',
    '/ads/create/',
    'campaignId objectiveType catalogsFeedId catalogId productGroupId managedClientId resumeLastDraft',
  ],
  ['AR-09', '/automated/ads/create/', ''],
  ['AR-09', '/automated/ads/edit/', ''],
  ['AR-09', '/ads/campaign_mode/', 'managedClientId'],
  ['AR-11', '/ads/edit/', 'campaignId adGroupId pinPromotionId view isCreatingPins'],
  ['AR-11', '/ads/edit_draft/', ''],
  ['AR-11', '/ads/duplicate/', ''],
  ['AR-11', '/ads/bulk_edit/', 'entity_level ids'],
  ['AR-12', '/audiences/', 'managedClientId'],
  ['AR-12', '/audience_debug/', ''],
  ['AR-13', '/billing/', 'section next_step_link_url'],
  ['AR-13', '/billing/history/', ''],
  ['AR-13', '/billing/prepaid_spend_campaign_breakdown/', ''],
  ['AR-14', '/bulk_editor/', ''],
  ['AR-14', '/bulk_editor/upload_template/', 'section'],
  ['AR-14', '/bulk_editor/download_template/', 'section'],
  ['AR-14', '/bulk_editor/history/', 'job_started section'],
  ['AR-14', '/bulk_editor/bulk_id_library/', 'section'],
  ['AR-14', '/bulk_editor/resources/', 'section'],
  ['AR-15', '/history/', ''],
  ['AR-16', '/conversions/', 'source origin platform subPage'],
  ['AR-17', '/pin-builder/', ''],
  ['AR-17', '/accounts_manager/', ''],
  ['AR-17', '/report-center/', ''],
  ['AR-17', '/report-center/builder/', ''],
  ['AR-17', '/report-center/history/', ''],
  ['AR-17', '/report-center/unsubscribe/', ''],
  ['AR-17', '/report-center/download/', ''],
  ['AR-17', '/quick-promote/', ''],
  ['AR-17', '/advertiser/quick-promote/', ''],
  ['AR-17', '/recommendations/', ''],
  ['AR-17', '/product-catalogs/data-source', ''],
  ['AR-17', '/campaign-insights/3/', ''],
  ['AR-17', '/campaign-insights/3/product-group/4', ''],
  ['AR-17', '/media_planner/', ''],
  ['AR-17', '/msot-optimizer/', ''],
])('%s %s is served with its parameters', (_, path, parameters) => {
  const found = matchRoute(path)
  if (found === null) throw new Error(`${path} matches nothing`)
  expect(buildAny(found.name, found.params, {})).toBe(path)
  expect(Object.keys(routes[found.name].queryCodecs)).toEqual(
    expect.arrayContaining(parameters === '' ? [] : parameters.split(' ')),
  )
})

test('AR-01 the overview moves to the root of the advertiser host, all else keeps its path', () => {
  expect(matchRoute('/ads/')?.name).toBe('adsOverview')
  expect(matchRoute('/')?.name).toBe('home')
  expect(matchRoute('/', 'ads')?.name).toBe('adsOverview')
  expect(matchRoute('/ads/create/', 'ads')?.name).toBe('adsCreate')
  expect(advertiserAddress('/ads/')).toBe('/ads/')
  expect(advertiserAddress('/ads/', ads)).toBe('https://ads.example/')
  expect(advertiserAddress('/ads?x=1', ads)).toBe('https://ads.example/?x=1')
  expect(advertiserAddress('/ads/create/', ads)).toBe('https://ads.example/ads/create/')
})

test('AR-02 a list keeps what it knows, however it is spelled', () => {
  const wanted = { objectiveTypes: ['AWARENESS', 'TRAFFIC'] }
  expect(matchRoute('/reporting/campaigns/?objectiveTypes=AWARENESS,LOVE,TRAFFIC')?.query).toEqual(wanted)
  expect(matchRoute('/reporting/campaigns?objectiveTypes=AWARENESS&objectiveTypes=TRAFFIC')?.query).toEqual(wanted)
})

test('AR-05 product groups belong to shopping and catalog sales', () => {
  expect(objectiveTypes.filter(hasProductGroups)).toEqual(['TEMPORARY_SHOPPING', 'CATALOG_SALES'])
})

test('AR-08 campaign and feed only travel where they mean something', () => {
  const start = { campaignId: '1', catalogsFeedId: '2', catalogId: '3' }
  expect(createCampaignPath({ ...start, objectiveType: 'AWARENESS' })).toBe(
    '/ads/create/?objectiveType=AWARENESS&catalogId=3',
  )
  expect(createCampaignPath({ ...start, isPartial: true, objectiveType: 'CATALOG_SALES' })).toBe(
    '/ads/create/?campaignId=1&objectiveType=CATALOG_SALES&catalogsFeedId=2&catalogId=3',
  )
})

test('AR-10 the way to a new campaign follows the tool chosen last', () => {
  expect(preferredCreatePath('ADS_MANAGER')).toBe('/ads/create/')
  expect(preferredCreatePath('AUTOMATED_CAMPAIGN')).toBe('/automated/ads/create/')
  expect(preferredCreatePath(null, '8')).toBe('/ads/campaign_mode/?managedClientId=8')
})

test('AR-13 billing pages live under /billing, and the bare path leads there with its query', () => {
  for (const name of ['order_lines', 'promotions', 'documents', 'tax_documents', 'prepaid_campaign_spend_summary']) {
    expect(redirectTarget(`/${name}/?page=2`)).toBe(`/billing/${name}/?page=2`)
    expect(redirectTarget(`/${name}`)).toBe(`/billing/${name}/`)
    expect(redirectTarget(`/billing/${name}/`)).toBeNull()
    expect(matchRoute(`/billing/${name}/`)?.name).toMatch(/^billing/)
  }
  expect(redirectTarget('/history/')).toBeNull()
  expect(matchRoute('/billing/?next_step_link_url=https%3A%2F%2Fevil.example')?.query).toEqual({})
})

test('AR-16 every conversions page is served with its parameters', () => {
  const query = { source: 'tag', origin: 'menu', platform: 'shop', subPage: 'web' }
  for (const page of conversionPages) {
    const path = `/conversions/${page}/?source=tag&origin=menu&platform=shop&subPage=web`
    expect(matchRoute(path)).toEqual({ name: 'conversionPage', params: { page }, query })
    expect(advertiserRoutes.conversionPage.build({ page }, query)).toBe(path)
  }
  expect(conversionPages).toHaveLength(18)
  expect(matchRoute('/conversions/other/')).toBeNull()
})

test('AR-17 the pin builder works for ads when an advertiser parameter is there', () => {
  expect(isBuilderForAds({})).toBe(false)
  expect(isBuilderForAds({ managedClientId: undefined })).toBe(false)
  expect(isBuilderForAds({ campaignId: '1' })).toBe(true)
})

test('AR-18 twelve shortcuts report on every objective, each once', () => {
  const shortcuts = Object.keys(objectiveShortcuts) as ObjectiveShortcut[]
  expect(shortcuts).toHaveLength(12)
  expect(shortcuts.flatMap((shortcut) => objectiveShortcuts[shortcut]).toSorted()).toEqual(objectiveTypes.toSorted())
  for (const shortcut of shortcuts) {
    const query = { objectiveTypes: objectiveShortcuts[shortcut] }
    expect(matchRoute(objectiveReportPath(shortcut))).toEqual({ name: 'reportingCampaigns', params: {}, query })
  }
})
