import { expect, test } from 'vitest'
import {
  boardCreateOptionNames,
  boardSortOrders,
  boardVisibilities,
  boardVisibility,
  campaignToolPreferences,
  deviceSource,
  deviceSources,
  draggableItemTypes,
  objectiveType,
  objectiveTypes,
  pinDensities,
  profilePinFilters,
  structuredDataTypes,
  viewerTypes,
} from './enumerations.ts'

test('NU-01 objective types', () => {
  expect(objectiveTypes.join(' ')).toBe(
    'TEMPORARY_SHOPPING CATALOG_SALES PURCHASE IMPRESSION BILLABLE_ENGAGEMENT TEMPORARY_BIDDED_CPM_VIDEO ' +
      'TEMPORARY_IMPRESSION_VIDEO TEMPORARY_MRC_CPV_VIDEO WEB_CONVERSION AWARENESS TRAFFIC APP_INSTALL VIDEO_VIEW',
  )
  expect(objectiveType.safeParse('SALES').success).toBe(false)
})

test('NU-02 board sort orders', () => {
  expect(boardSortOrders.join(' ')).toBe('alphabetical last_pinned_to oldest newest group_boards_at_top custom')
})

test('NU-03 pin densities and profile pin filters', () => {
  expect(pinDensities).toEqual(['regular', 'dense'])
  expect(profilePinFilters.join(' ')).toBe('COLORS CREATED_BY_ME FAVORITED FAVORITED_AND_CREATED_BY_ME INTERESTS none')
})

test('NU-04 board visibilities are numbers', () => {
  expect(boardVisibilities).toEqual({ NONE: 0, ARCHIVED: 1, GROUP: 2, SECRET: 3 })
  expect([0, 1, 2, 3, 4, 'NONE'].map((value) => boardVisibility.safeParse(value).success)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('NU-05 campaign tool preferences', () => {
  expect(campaignToolPreferences).toEqual(['ADS_MANAGER', 'AUTOMATED_CAMPAIGN'])
})

test('NU-06 device sources and viewer types', () => {
  expect(deviceSources.join(' ')).toBe('web web_mobile iphone ipad android_mobile android_tablet')
  expect(viewerTypes.join(' ')).toBe('authenticated logged-out employee partner bot')
  expect(deviceSource.safeParse('fridge').success).toBe(false)
})

test('NU-07 draggable items and what a new board takes', () => {
  expect(draggableItemTypes).toEqual(['pin', 'board', 'section', 'carouselitem'])
  expect(boardCreateOptionNames).toEqual(['name', 'privacy', 'aux_data.source'])
})

test('NU-08 structured data types', () => {
  expect(structuredDataTypes).toEqual(['article', 'brand', 'product', 'recipe', 'offer', 'out of stock', 'person'])
})
