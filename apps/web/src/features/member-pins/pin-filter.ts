import { type PinListFilter, pinListFilters } from '@pinfold/contract'

/** The halves of the filter that can each be on. */
export type FilterHalf = 'favorited' | 'created'

const byHalves: Readonly<Record<`${boolean} ${boolean}`, PinListFilter>> = {
  'false false': 'none',
  'true false': 'FAVORITED',
  'false true': 'CREATED_BY_ME',
  'true true': 'FAVORITED_AND_CREATED_BY_ME',
}

/** Whether a half of the filter is on. */
export function isHalfOn(filter: PinListFilter, half: FilterHalf): boolean {
  if (filter === 'FAVORITED_AND_CREATED_BY_ME') return true
  return filter === (half === 'favorited' ? 'FAVORITED' : 'CREATED_BY_ME')
}

/** ST-23: the filter after a press on one half; the other half stays as it is. */
export function toggleHalf(filter: PinListFilter, half: FilterHalf): PinListFilter {
  const isOn = (each: FilterHalf) => isHalfOn(filter, each) !== (each === half)
  return byHalves[`${isOn('favorited')} ${isOn('created')}`]
}

/** The filter that an address names; none for whatever else it says. */
export const filterOf = (query: URLSearchParams): PinListFilter =>
  pinListFilters.find((known) => known === query.get('pin_filter')) ?? 'none'
