import type { PinSortOrder } from '@pinfold/contract'

/** In what order pins can be looked at, in the words of the screens. */
export const pinOrders: readonly { readonly id: PinSortOrder; readonly label: string }[] = [
  { id: 'custom', label: 'Custom order' },
  { id: 'newest', label: 'Newest' },
  { id: 'oldest', label: 'Oldest' },
]

/** The query of the same page in another order. */
export const orderSearch = (sort: PinSortOrder) => (sort === 'custom' ? '' : `?sort=${sort}`)
