import type { CountryRegion, DeviceSource, InsightName, PinFigureName } from '@pinfold/contract'
import { insightsWords as words } from './insights.words.ts'

const names = {
  impressions: () => words.impressions,
  engagements: () => words.engagements,
  closeups: () => words.closeups,
  saves: () => words.saves,
  outbound_clicks: () => words.outboundClicks,
  video_plays: () => words.videoPlays,
  watched_seconds: () => words.watched,
  followers: () => words.followers,
} satisfies Record<InsightName, () => string>

/** What a figure is called. */
export const insightName = (name: InsightName): string => names[name]()

/** A value of a figure as it is read. */
export function insightValue(name: InsightName, value: number, locale: string): string {
  if (name !== 'watched_seconds') return value.toLocaleString(locale)
  const [amount, unit] = value < 60 ? [value, 'second'] : value < 3600 ? [value / 60, 'minute'] : [value / 3600, 'hour']
  return amount.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
}

/** How a total stands to the one before, as "+12%"; null where there is nothing to compare with. */
export function changeText(total: number, before: number | null, locale: string): string | null {
  if (before === null || before === 0) return null
  if (total === before) return words.unchanged
  return ((total - before) / before).toLocaleString(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(total - before) / before < 0.1 ? 1 : 0,
  })
}

/** A day as it is read. */
export const dayText = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

const devices = {
  web: () => words.web,
  web_mobile: () => words.webMobile,
  // Names of things are the same in all languages.
  iphone: () => 'iPhone',
  ipad: () => 'iPad',
  android_mobile: () => words.androidMobile,
  android_tablet: () => words.androidTablet,
} satisfies Record<DeviceSource, () => string>

/** What a kind of device is called. */
export const deviceName = (device: DeviceSource): string => devices[device]()

/** By what Pins are sorted while a figure is looked at; followers are of no Pin. */
export const sortOf = (metric: InsightName): PinFigureName => (metric === 'followers' ? 'impressions' : metric)

const regions = {
  us_ca_nz_au: () => words.inUsCaNzAu,
  gb_ie: () => words.inGbIe,
  western_europe: () => words.inWesternEurope,
  latin_america: () => words.inLatinAmerica,
} satisfies Record<CountryRegion, () => string>

/** What countries that are looked at together are called. */
export const regionName = (region: CountryRegion): string => regions[region]()
