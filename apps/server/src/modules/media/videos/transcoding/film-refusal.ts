import { limits } from '@pinfold/contract'
import { filmRefusalWords } from './film-refusals.words.ts'

/** Why a film is not taken, as it is stored with its upload. */
export const filmRefusals = [
  'no_video',
  'too_long',
  'cut_short',
  'lies_elsewhere',
  'too_much',
  'not_converted',
  'no_program',
] as const
export type FilmRefusal = (typeof filmRefusals)[number]

/** What a member reads of it. */
export function filmRefusalText(refusal: FilmRefusal): string {
  switch (refusal) {
    case 'no_video':
      return filmRefusalWords.noVideo
    case 'too_long':
      return filmRefusalWords.tooLong({ minutes: String(limits.video.longestMilliseconds / 60_000) })
    case 'cut_short':
      return filmRefusalWords.cutShort
    case 'lies_elsewhere':
      return filmRefusalWords.liesElsewhere
    case 'too_much':
      return filmRefusalWords.tooMuch
    case 'not_converted':
      return filmRefusalWords.notConverted
    case 'no_program':
      return filmRefusalWords.noProgram
  }
}
