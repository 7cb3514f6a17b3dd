import { defineWords } from '@pinfold/words'

/** Whether what a Pin shows can be had. */
export const pinOfferWords = defineWords('pin-offer', {
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  preorder: 'Preorder',
})
