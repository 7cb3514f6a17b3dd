import type { Pin } from '@pinfold/contract'
import type { MenuChoice } from '../../../ui/menu-choices.ts'

/** What can be done with a pin because of where it shows; `trigger` is where the focus goes afterwards. */
export type PlaceChoices = (pin: Pin, trigger: () => HTMLElement | null) => readonly MenuChoice[]

/** One for the page: menus and sheets stand outside of the wall that knows. */
let offered: PlaceChoices | null = null

/** Adds choices to the menus of pins, until what it answers is called. Call it in the browser only. */
export function offerPlaceChoices(choices: PlaceChoices): () => void {
  offered = choices
  return () => {
    if (offered === choices) offered = null
  }
}

export const placeChoices: PlaceChoices = (pin, trigger) => offered?.(pin, trigger) ?? []
