import { defineWords } from '@pinfold/words'

/** What something that a Pin shows cost before, and whether it can be had. */
export const pinOfferWords = defineWords('pin-offer', {
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  preorder: 'Preorder',
  was: 'Was {price}',
})
