import { ratingScale } from '@pinfold/contract'
import type { ProductFacts } from '../read-page.ts'
import { isThing, listOf, numberOf } from './values.ts'

const { best: BEST, worst: WORST } = ratingScale

/** A rating on our scale, whatever scale the page has. */
export function ratingOf(value: unknown): ProductFacts['rating'] {
  const [rating] = listOf(value)
  if (!isThing(rating)) return null
  const best = numberOf(rating['bestRating']) ?? BEST
  const given = numberOf(rating['ratingValue'])
  const count = numberOf(rating['ratingCount'] ?? rating['reviewCount']) ?? numberOf(rating['reviewCount'])
  if (given === null || count === null || !Number.isInteger(count) || count < 1 || best <= 0) return null
  const ours = (given / best) * BEST
  return given < 0 || ours > BEST ? null : { value: Math.max(WORST, Math.round(ours * 100) / 100), count }
}
