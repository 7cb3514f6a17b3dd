import type { SiteFigureName } from '@pinfold/contract'
import { adminStatisticsWords as words } from './admin-statistics.words.ts'

const names = {
  members: () => words.members,
  'members.new': () => words.membersNew,
  'members.day': () => words.membersDay,
  'members.week': () => words.membersWeek,
  'members.month': () => words.membersMonth,
  pins: () => words.pins,
  'pins.new': () => words.pinsNew,
  'saves.new': () => words.savesNew,
  'storage.bytes': () => words.storageBytes,
  searches: () => words.searches,
  'searches.empty': () => words.searchesEmpty,
  'queues.longest': () => words.queuesLongest,
} satisfies Record<SiteFigureName, () => string>

/** What a figure is called. */
export const figureName = (name: SiteFigureName): string => names[name]()

/** A value of a figure as it is read. */
export function figureValue(name: SiteFigureName, value: number, locale: string): string {
  if (name === 'storage.bytes') return byteText(value, locale)
  return name === 'queues.longest' ? waitText(value, locale) : value.toLocaleString(locale)
}

/** Milliseconds as seconds. */
export const waitText = (milliseconds: number, locale: string): string =>
  words.seconds({ count: (milliseconds / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }) })

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

function byteText(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[power] ?? 'byte'
  const value = bytes / 1000 ** power
  return value.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
}
