import { defineWords } from '@pinfold/words'

/** Editing a Pin. */
export const pinEditingWords = defineWords('pin-editing', {
  form: 'Edit Pin',
  offer: 'Price and availability',
  price: 'Price',
  currency: 'Currency',
  availability: 'Availability',
  productsOnPage: 'Products on page {page}',
})
