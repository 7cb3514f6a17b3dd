import {
  type ColorFamily,
  type MemberId,
  recipeDiets,
  type RecipeDiet,
  recipeMinutes,
  type SearchFilters,
} from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import { searchWords } from './search-words.ts'

/**
 * What a pin is, among the words of its document. No word begins so: words hold letters, marks, digits and pictures only.
 */
export const facet = {
  color: (family: ColorFamily) => `=color:${family}`,
  video: '=video',
  story: '=story',
  product: '=product',
  currency: (code: string) => `=currency:${code}`,
  recipe: '=recipe',
  /** A recipe that takes so long at most. */
  minutes: (most: number) => `=minutes:${most}`,
  diet: (diet: RecipeDiet) => `=diet:${diet}`,
  topic: (id: Id) => `=topic:${id}`,
} as const

/** What a facet of a topic begins with; its id follows. */
export const TOPIC_FACET = facet.topic('')
/** Colours that are more than light and dark. */
const COLORFUL = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown'] as const

/** What is known of a pin beside its words. */
export interface PinTraits {
  readonly kind: 'picture' | 'video' | 'story'
  readonly colors: readonly ColorFamily[]
  readonly topicIds: readonly Id[]
  readonly currency: string | null
  readonly recipe: { readonly totalMinutes: number | null; readonly diets: readonly string[] } | null
}

/** The facets of a pin, for its document. */
export function facetsOf({ kind, colors, topicIds, currency, recipe }: PinTraits): string[] {
  const diets = recipe === null ? [] : recipe.diets.map((diet) => diet.replaceAll(' ', '-'))
  const total = recipe?.totalMinutes ?? null
  return [
    ...colors.map(facet.color),
    ...(kind === 'picture' ? [] : [facet[kind]]),
    ...topicIds.map(facet.topic),
    ...(currency === null ? [] : [facet.product, facet.currency(currency)]),
    ...(recipe === null ? [] : [facet.recipe]),
    ...(total === null ? [] : recipeMinutes.filter((most) => total <= most).map(facet.minutes)),
    ...recipeDiets.filter((diet) => diets.includes(diet)).map(facet.diet),
  ]
}

/** What narrows a search, as the index understands it. */
export interface IndexFilter {
  /** A tsquery's text of what must be in the document; null for nothing. */
  readonly holds: string | null
  /** Those of it that are words of texts. */
  readonly words: readonly string[]
  /** In millionths of the currency's unit; null for no end. */
  readonly price: { readonly from: string | null; readonly to: string | null } | null
  /** Only of these members. */
  readonly ownerIds: readonly MemberId[] | null
  /** Only of these aggregates. */
  readonly groupIds: readonly Id[] | null
}

const MICROS = 6
/** Nothing that is bought costs more, and more would not fit. */
const LONGEST_PRICE = 12

/** A decimal number as millionths; null where it is none, or none of a price. */
export function microsOfPrice(price: string | undefined): string | null {
  const [, units = '', parts = ''] = /^(\d+)(?:\.(\d+))?$/.exec(price ?? '') ?? []
  if (units === '' || units.length > LONGEST_PRICE) return null
  return BigInt(`${units}${parts.slice(0, MICROS).padEnd(MICROS, '0')}`).toString()
}

const anyOf = (lexemes: readonly string[]) => `(${lexemes.map((each) => `'${each}'`).join(' | ')})`

/** The filters that are about a pin alone; null where none is set. */
export function indexFilterOf(filters: SearchFilters): IndexFilter | null {
  const from = microsOfPrice(filters.price_from)
  const to = microsOfPrice(filters.price_to)
  const isPriced = from !== null || to !== null
  const words = (filters.guides ?? []).flatMap(searchWords)
  const each = [
    ...(filters.color?.length ? [filters.color.map(facet.color)] : []),
    ...(filters.format?.length ? [filters.format.map((format) => facet[format])] : []),
    ...(filters.product || isPriced || filters.currency ? [[facet.product]] : []),
    ...(filters.currency ? [[facet.currency(filters.currency)]] : []),
    ...(filters.recipe || filters.minutes || filters.diet?.length ? [[facet.recipe]] : []),
    ...(filters.minutes ? [[facet.minutes(filters.minutes)]] : []),
    ...(filters.diet ?? []).map((diet) => [facet.diet(diet)]),
    ...(filters.topic ? [[facet.topic(filters.topic)]] : []),
    ...words.map((word) => [word]),
  ]
  if (each.length === 0) return null
  return {
    holds: each.map(anyOf).join(' & '),
    words,
    price: isPriced ? { from, to } : null,
    ownerIds: null,
    groupIds: null,
  }
}

/** A filter that lets everything through. */
export const NO_FILTER: IndexFilter = { holds: null, words: [], price: null, ownerIds: null, groupIds: null }

/** A tsquery's text for pins of any of the colours; of any that is more than light or dark where none is named. */
export const ofColors = (colors: readonly ColorFamily[]) =>
  anyOf((colors.length > 0 ? colors : COLORFUL).map(facet.color))

/** A tsquery's text for pins about a topic; about any where none is named. */
export const ofTopic = (id: Id | null) => (id === null ? `'${TOPIC_FACET}':*` : `'${facet.topic(id)}'`)

/** Both of two tsqueries' texts. */
export const bothOf = (query: string, holds: string | null) => (holds === null ? query : `(${query}) & ${holds}`)
