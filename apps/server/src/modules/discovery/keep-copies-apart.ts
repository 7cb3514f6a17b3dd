import type { Pin } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { firstsOfCopies, type Recommender } from '../recommender/index.ts'
import { placeByFit } from './spread-out.ts'

/** About what stands in one glance on a wide wall. */
export const COPIES_APART = 6

/** What telling near copies needs. */
export interface CopyDeps {
  readonly db: Db
  readonly recommender: Recommender
}

/** Of those that are near copies, the picture that each is a copy of. One statement, where pictures are looked at. */
export async function firstsAmong(
  { db, recommender }: CopyDeps,
  pictureIds: readonly Id[],
): Promise<ReadonlyMap<Id, Id>> {
  return recommender.looks.isOn && pictureIds.length > 1 ? firstsOfCopies(db, [...new Set(pictureIds)]) : new Map()
}

/**
 * Pins of near copies do not stand beside each other on a page of a wall, as far as the others allow it. One
 * statement, where pictures are looked at. Home has more to keep apart and does it by `orderHome`.
 */
export async function keepCopiesApart(deps: CopyDeps, page: Page<Pin[]>): Promise<Page<Pin[]>> {
  const pictureOf = (pin: Pin) => pin.aggregated_pin_data.id
  const firsts = await firstsAmong(deps, page.items.map(pictureOf))
  if (firsts.size === 0) return page
  const groupOf = (pin: Pin) => firsts.get(pictureOf(pin)) ?? pictureOf(pin)
  return { ...page, items: apartBy(page.items, groupOf) }
}

/** In the same order, but what is of one group goes behind others. */
export const apartBy = <T>(rows: readonly T[], groupOf: (row: T) => string): T[] =>
  placeByFit(rows, (placed, row) => !placed.slice(-COPIES_APART).some((other) => groupOf(other) === groupOf(row)))
