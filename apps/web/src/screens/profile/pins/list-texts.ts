import { memberPinsWords } from './member-pins.words.ts'

/** What a list of a member's pins is called, and what stands where it is empty. */
export interface ListTexts {
  readonly label: (name: string) => string
  readonly own: () => string
  /** What the owner reads under it. */
  readonly hint: () => string
  readonly others: (name: string) => string
}

export const savedTexts: ListTexts = {
  label: (name) => memberPinsWords.pinsOf({ name }),
  own: () => memberPinsWords.nothingSaved,
  hint: () => memberPinsWords.saveHint,
  others: (name) => memberPinsWords.hasNotSaved({ name }),
}

export const createdTexts: ListTexts = {
  label: (name) => memberPinsWords.createdBy({ name }),
  own: () => memberPinsWords.nothingCreated,
  hint: () => memberPinsWords.createHint,
  others: (name) => memberPinsWords.hasNotCreated({ name }),
}
