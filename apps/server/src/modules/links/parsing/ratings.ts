import type { ProductFacts } from '../read-page.ts'
import { isThing, listOf, numberOf } from './values.ts'

/** A rating on the scale from 0 to 5, whatever scale the page has. */
export function ratingOf(value: unknown): ProductFacts['rating'] {
  const [rating] = listOf(value)
  if (!isThing(rating)) return null
  const best = numberOf(rating['bestRating']) ?? 5
  const given = numberOf(rating['ratingValue'])
  const count = numberOf(rating['ratingCount'] ?? rating['reviewCount']) ?? numberOf(rating['reviewCount'])
  if (given === null || count === null || !Number.isInteger(count) || count < 1 || best <= 0) return null
  const onFive = (given / best) * 5
  return given < 0 || onFive > 5 ? null : { value: Math.round(onFive * 100) / 100, count }
}
