import type { ListTexts } from './list-texts.ts'
import { memberPinsWords } from './member-pins.words.ts'

// Beside no others: only the page of this list loads them.
export const shoppingTexts: ListTexts = {
  label: (name) => memberPinsWords.shoppingListOf({ name }),
  own: () => memberPinsWords.emptyShoppingList,
  hint: () => memberPinsWords.shoppingHint,
  others: (name) => memberPinsWords.showsNoShoppingList({ name }),
}
