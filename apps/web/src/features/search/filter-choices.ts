import type { ColorFamily, SearchFilters } from '@pinfold/contract'
import { searchChoicesWords } from './search-choices.words.ts'
import { searchFiltersWords } from './search-filters.words.ts'

/** What each family of colours is shown by. */
export const swatches: Readonly<Record<ColorFamily, string>> = {
  red: '#d21f3c',
  orange: '#f58220',
  yellow: '#f7d038',
  green: '#3d9a50',
  teal: '#2a9d9f',
  blue: '#2f6fd6',
  purple: '#7d4bc3',
  pink: '#f27aa8',
  brown: '#8a5a3b',
  black: '#111111',
  grey: '#8f8f8f',
  white: '#ffffff',
}

/** A filter that is on, with what is left without it. */
export interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly color?: ColorFamily
  readonly without: SearchFilters
}

/** What can be on or off by one press. */
export type Toggle = 'videos' | 'stories' | 'products' | 'recipes'
export const toggles: readonly Toggle[] = ['videos', 'stories', 'products', 'recipes']

/** Whether the filters have it on. */
export function isToggleOn(filters: SearchFilters, toggle: Toggle): boolean {
  if (toggle === 'products') return filters.product === true
  if (toggle === 'recipes') return filters.recipe === true
  return filters.format?.includes(toggle === 'videos' ? 'video' : 'story') === true
}

/** The filters after a press on it; the others stay as they are. */
export function withToggle(filters: SearchFilters, toggle: Toggle): SearchFilters {
  if (toggle === 'products') return { ...filters, product: !filters.product }
  if (toggle === 'recipes') return { ...filters, recipe: !filters.recipe }
  const format = toggle === 'videos' ? 'video' : 'story'
  const others = (filters.format ?? []).filter((each) => each !== format)
  return { ...filters, format: isToggleOn(filters, toggle) ? others : [...others, format] }
}

const without = <T>(list: readonly T[], one: T) => list.filter((each) => each !== one)

/** What the row has no toggle for, each with its name. */
export function activeFilters(filters: SearchFilters, topicName: string | null): ActiveFilter[] {
  const { color = [], minutes, diet = [], guides = [], topic, saved_by_me, followed } = filters
  const price = priceLabel(filters)
  return [
    ...color.map((each) => ({
      key: each,
      label: searchChoicesWords[each],
      color: each,
      without: { ...filters, color: without(color, each) },
    })),
    ...(price === null
      ? []
      : [{ key: 'price', label: price, without: { ...filters, price_from: '', price_to: '', currency: '' } }]),
    ...(minutes === undefined
      ? []
      : [
          {
            key: 'minutes',
            label: searchFiltersWords.within({ minutes: String(minutes) }),
            without: { ...filters, minutes: undefined },
          },
        ]),
    ...diet.map((each) => ({
      key: each,
      label: searchChoicesWords[each],
      without: { ...filters, diet: without(diet, each) },
    })),
    ...(saved_by_me
      ? [{ key: 'mine', label: searchFiltersWords.mine, without: { ...filters, saved_by_me: false } }]
      : []),
    ...(followed
      ? [{ key: 'followed', label: searchFiltersWords.followed, without: { ...filters, followed: false } }]
      : []),
    ...(topic !== undefined && topicName !== null
      ? [{ key: 'topic', label: topicName, without: { ...filters, topic: undefined } }]
      : []),
    ...guides.map((each) => ({
      key: `guide ${each}`,
      label: each,
      without: { ...filters, guides: without(guides, each) },
    })),
  ]
}

function priceLabel({ price_from: from, price_to: to, currency = '' }: SearchFilters): string | null {
  const said = (amount: string) => (currency === '' ? amount : `${amount} ${currency}`)
  if (from && to) return searchFiltersWords.priceBetween({ from, to: said(to) })
  if (from) return searchFiltersWords.priceAtLeast({ from: said(from) })
  if (to) return searchFiltersWords.priceAtMost({ to: said(to) })
  return currency === '' ? null : currency
}

const PRICE = /^\d{1,9}(\.\d{1,6})?$/

/** A price as somebody wrote it, with a comma or a point: as the wire has it; null where it is none. */
export function readPrice(written: string): string | null {
  const plain = written.trim().replace(',', '.')
  return plain === '' || PRICE.test(plain) ? plain : null
}

/** What the filters are after a guide was chosen. */
export const withGuide = (
  filters: SearchFilters,
  guide: { readonly type: 'word' | 'topic'; readonly narrows_by: string },
): SearchFilters =>
  guide.type === 'topic'
    ? { ...filters, topic: guide.narrows_by }
    : { ...filters, guides: [...(filters.guides ?? []), guide.narrows_by] }
