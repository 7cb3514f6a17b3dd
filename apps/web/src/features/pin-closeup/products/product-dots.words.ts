import { defineWords } from '@pinfold/words'

/** Products on the picture of a Pin. */
export const productDotsWords = defineWords('product-dots', {
  products: 'Products on this picture',
  show: 'Show {name}',
})
