import type { ListTexts } from './list-texts.ts'
import { memberPinsWords } from './member-pins.words.ts'

// Beside no others: only the page of this list loads them.
export const videoTexts: ListTexts = {
  label: (name) => memberPinsWords.videosOf({ name }),
  own: () => memberPinsWords.noVideos,
  hint: () => memberPinsWords.videoHint,
  others: (name) => memberPinsWords.hasNoVideos({ name }),
}
