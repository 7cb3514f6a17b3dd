import { defineWords } from '@pinfold/words'

export const boardCardWords = defineWords('board-cards', {
  sensitive: 'This board may contain sensitive content',
  allPins: 'All Pins',
  shoppingList: 'Shopping list',
})
