import { defineWords } from '@pinfold/words'

/** In what order Pins can be looked at. */
export const pinOrderWords = defineWords('pin-orders', {
  custom: 'Custom order',
  newest: 'Newest',
  oldest: 'Oldest',
  sortBy: 'Sort Pins by',
})
