import type { Pin } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/http/binder.ts'
import { firstsOfCopies, type Recommender } from '../recommender/index.ts'
import { placeByFit } from './spread-out.ts'

/** About what stands in one glance on a wide wall. */
const APART = 6

/**
 * Pins of near copies do not stand beside each other on a page of a wall, as far as the others allow it. One
 * statement, where pictures are looked at.
 */
export async function keepCopiesApart(
  { db, recommender }: { readonly db: Db; readonly recommender: Recommender },
  page: Page<Pin[]>,
): Promise<Page<Pin[]>> {
  if (!recommender.looks.isOn || page.items.length < 2) return page
  const pictureOf = (pin: Pin) => pin.aggregated_pin_data.id
  const firsts = await firstsOfCopies(db, [...new Set(page.items.map(pictureOf))])
  if (firsts.size === 0) return page
  const groupOf = (pin: Pin) => firsts.get(pictureOf(pin)) ?? pictureOf(pin)
  return { ...page, items: apartBy(page.items, groupOf) }
}

/** In the same order, but what is of one group goes behind others. */
export const apartBy = <T>(rows: readonly T[], groupOf: (row: T) => string): T[] =>
  placeByFit(rows, (placed, row) => !placed.slice(-APART).some((other) => groupOf(other) === groupOf(row)))
