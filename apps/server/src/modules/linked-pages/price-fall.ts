import type { PagePrice } from '../links/index.ts'
import type { StoredFacts } from './stored-facts.ts'

/** A price that fell. */
export interface PriceFall {
  readonly currency: string
  readonly before: string
  readonly now: string
}

/** What a thing costs: the sale price where there is one. */
const costOf = (facts: StoredFacts | null): PagePrice | null =>
  facts?.kind === 'product' ? (facts.salePrice ?? facts.price) : null

const variantOf = (facts: StoredFacts | null) => (facts?.kind === 'product' ? facts.variant : null)

/** How what a page says compares with what it said: `none` where the two cannot be compared. */
export function comparePrices(
  before: StoredFacts | null,
  now: StoredFacts | null,
): 'none' | 'same' | 'rose' | PriceFall {
  const [old, current] = [costOf(before), costOf(now)]
  if (old === null || current === null || old.currency !== current.currency) return 'none'
  if (variantOf(before) !== variantOf(now)) return 'none'
  const difference = compareDecimals(current.value, old.value)
  if (difference === 0) return 'same'
  return difference > 0 ? 'rose' : { currency: old.currency, before: old.value, now: current.value }
}

/** Compares decimal numbers as texts, never through a float: below 0 where the first is less. */
export function compareDecimals(one: string, other: string): number {
  const digits = Math.max(fraction(one).length, fraction(other).length)
  const [a, b] = [scaled(one, digits), scaled(other, digits)]
  return a < b ? -1 : a > b ? 1 : 0
}

const fraction = (value: string) => value.split('.')[1] ?? ''

const scaled = (value: string, digits: number) =>
  BigInt(`${value.split('.')[0] ?? '0'}${fraction(value).padEnd(digits, '0')}`)
