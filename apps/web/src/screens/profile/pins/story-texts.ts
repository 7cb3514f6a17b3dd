import type { ListTexts } from './list-texts.ts'
import { memberPinsWords } from './member-pins.words.ts'

// Beside no others: only the page of this list loads them.
export const storyTexts: ListTexts = {
  label: (name) => memberPinsWords.storiesOf({ name }),
  own: () => memberPinsWords.noStories,
  hint: () => memberPinsWords.storyHint,
  others: (name) => memberPinsWords.hasNoStories({ name }),
}
