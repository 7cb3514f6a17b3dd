import type { PinSortOrder } from '@pinfold/contract'
import { pinOrderWords } from './pin-orders.words.ts'

/** In what order pins can be looked at, in the words of the screens. */
export const pinOrders = (): readonly { readonly id: PinSortOrder; readonly label: string }[] => [
  { id: 'custom', label: pinOrderWords.custom },
  { id: 'newest', label: pinOrderWords.newest },
  { id: 'oldest', label: pinOrderWords.oldest },
]

/** The query of the same page in another order. */
export const orderSearch = (sort: PinSortOrder) => (sort === 'custom' ? '' : `?sort=${sort}`)
