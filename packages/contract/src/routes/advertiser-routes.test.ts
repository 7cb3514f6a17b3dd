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
  ['/reporting/campaigns/', 'objectiveTypes'],
  ['/reporting/adgroups/', 'campaignIds objectiveTypes adGroupIds message campaignFilter adGroupFilter adFilter'],
  ['/reporting/ads/', 'adGroupIds pinPromotionIds campaignIds adFilter'],
  ['/reporting/productgroups/', 'adGroupIds productGroupIds name'],
  ['/reporting/productitems/', ''],
  ['/reporting/campaignNegativeKeywords/', ''],
  ['/reporting/campaignSearchQueries/', ''],
  ['/reporting/adGroupNegativeKeywords/', ''],
  ['/reporting/adGroupPositiveKeywords/', ''],
  ['/reporting/adGroupSearchQueries/', ''],
  ['/reporting/preferences/', ''],
  ['/ads/create/', 'campaignId objectiveType catalogsFeedId catalogId productGroupId managedClientId resumeLastDraft'],
  ['/automated/ads/create/', ''],
  ['/automated/ads/edit/', ''],
  ['/ads/campaign_mode/', 'managedClientId'],
  ['/ads/edit/', 'campaignId adGroupId pinPromotionId view isCreatingPins'],
  ['/ads/edit_draft/', ''],
  ['/ads/duplicate/', ''],
  ['/ads/bulk_edit/', 'entity_level ids'],
  ['/audiences/', 'managedClientId'],
  ['/audience_debug/', ''],
  ['/billing/', 'section next_step_link_url'],
  ['/billing/history/', ''],
  ['/billing/prepaid_spend_campaign_breakdown/', ''],
  ['/bulk_editor/', ''],
  ['/bulk_editor/upload_template/', 'section'],
  ['/bulk_editor/download_template/', 'section'],
  ['/bulk_editor/history/', 'job_started section'],
  ['/bulk_editor/bulk_id_library/', 'section'],
  ['/bulk_editor/resources/', 'section'],
  ['/history/', ''],
  ['/conversions/', 'source origin platform subPage'],
  ['/pin-builder/', ''],
  ['/accounts_manager/', ''],
  ['/report-center/', ''],
  ['/report-center/builder/', ''],
  ['/report-center/history/', ''],
  ['/report-center/unsubscribe/', ''],
  ['/report-center/download/', ''],
  ['/quick-promote/', ''],
  ['/advertiser/quick-promote/', ''],
  ['/recommendations/', ''],
  ['/product-catalogs/data-source', ''],
  ['/campaign-insights/3/', ''],
  ['/campaign-insights/3/product-group/4', ''],
  ['/media_planner/', ''],
  ['/msot-optimizer/', ''],
])('%s is served with its parameters', (path, parameters) => {
  const found = matchRoute(path)
  if (found === null) throw new Error(`${path} matches nothing`)
  expect(buildAny(found.name, found.params, {})).toBe(path)
  expect(Object.keys(routes[found.name].queryCodecs)).toEqual(
    expect.arrayContaining(parameters === '' ? [] : parameters.split(' ')),
  )
})

test('the overview moves to the root of the advertiser host, all else keeps its path', () => {
  expect(matchRoute('/ads/')?.name).toBe('adsOverview')
  expect(matchRoute('/')?.name).toBe('home')
  expect(matchRoute('/', 'ads')?.name).toBe('adsOverview')
  expect(matchRoute('/ads/create/', 'ads')?.name).toBe('adsCreate')
  expect(advertiserAddress('/ads/')).toBe('/ads/')
  expect(advertiserAddress('/ads/', ads)).toBe('https://ads.example/')
  expect(advertiserAddress('/ads?x=1', ads)).toBe('https://ads.example/?x=1')
  expect(advertiserAddress('/ads/create/', ads)).toBe('https://ads.example/ads/create/')
})

test('a list keeps what it knows, however it is spelled', () => {
  const wanted = { objectiveTypes: ['AWARENESS', 'TRAFFIC'] }
  expect(matchRoute('/reporting/campaigns/?objectiveTypes=AWARENESS,LOVE,TRAFFIC')?.query).toEqual(wanted)
  expect(matchRoute('/reporting/campaigns?objectiveTypes=AWARENESS&objectiveTypes=TRAFFIC')?.query).toEqual(wanted)
})

test('product groups belong to shopping and catalog sales', () => {
  expect(objectiveTypes.filter(hasProductGroups)).toEqual(['TEMPORARY_SHOPPING', 'CATALOG_SALES'])
})

test('campaign and feed only travel where they mean something', () => {
  const start = { campaignId: '1', catalogsFeedId: '2', catalogId: '3' }
  expect(createCampaignPath({ ...start, objectiveType: 'AWARENESS' })).toBe(
    '/ads/create/?objectiveType=AWARENESS&catalogId=3',
  )
  expect(createCampaignPath({ ...start, isPartial: true, objectiveType: 'CATALOG_SALES' })).toBe(
    '/ads/create/?campaignId=1&objectiveType=CATALOG_SALES&catalogsFeedId=2&catalogId=3',
  )
})

test('the way to a new campaign follows the tool chosen last', () => {
  expect(preferredCreatePath('ADS_MANAGER')).toBe('/ads/create/')
  expect(preferredCreatePath('AUTOMATED_CAMPAIGN')).toBe('/automated/ads/create/')
  expect(preferredCreatePath(null, '8')).toBe('/ads/campaign_mode/?managedClientId=8')
})

test('billing pages live under /billing, and the bare path leads there with its query', () => {
  for (const name of ['order_lines', 'promotions', 'documents', 'tax_documents', 'prepaid_campaign_spend_summary']) {
    expect(redirectTarget(`/${name}/?page=2`)).toBe(`/billing/${name}/?page=2`)
    expect(redirectTarget(`/${name}`)).toBe(`/billing/${name}/`)
    expect(redirectTarget(`/billing/${name}/`)).toBeNull()
    expect(matchRoute(`/billing/${name}/`)?.name).toMatch(/^billing/)
  }
  expect(redirectTarget('/history/')).toBeNull()
  expect(matchRoute('/billing/?next_step_link_url=https%3A%2F%2Fevil.example')?.query).toEqual({})
})

test('every conversions page is served with its parameters', () => {
  const query = { source: 'tag', origin: 'menu', platform: 'shop', subPage: 'web' }
  for (const page of conversionPages) {
    const path = `/conversions/${page}/?source=tag&origin=menu&platform=shop&subPage=web`
    expect(matchRoute(path)).toEqual({ name: 'conversionPage', params: { page }, query })
    expect(advertiserRoutes.conversionPage.build({ page }, query)).toBe(path)
  }
  expect(conversionPages).toHaveLength(18)
  expect(matchRoute('/conversions/other/')).toBeNull()
})

test('the pin builder works for ads when an advertiser parameter is there', () => {
  expect(isBuilderForAds({})).toBe(false)
  expect(isBuilderForAds({ managedClientId: undefined })).toBe(false)
  expect(isBuilderForAds({ campaignId: '1' })).toBe(true)
})

test('twelve shortcuts report on every objective, each once', () => {
  const shortcuts = Object.keys(objectiveShortcuts) as ObjectiveShortcut[]
  expect(shortcuts).toHaveLength(12)
  expect(shortcuts.flatMap((shortcut) => objectiveShortcuts[shortcut]).toSorted()).toEqual(objectiveTypes.toSorted())
  for (const shortcut of shortcuts) {
    const query = { objectiveTypes: objectiveShortcuts[shortcut] }
    expect(matchRoute(objectiveReportPath(shortcut))).toEqual({ name: 'reportingCampaigns', params: {}, query })
  }
})
