import type { Pin } from '@pinfold/contract'
import { placeArgs, savedText } from '../../entities/pin/saving/saved-place.ts'
import { counted } from '../../ui/format.ts'
import { pinCreationWords } from './pin-creation.words.ts'

/** What is said when all are made: of one and where it is, or of how many. */
export function madeText(made: readonly Pin[], isOnePlace: boolean, locale: string): string {
  const [pin] = made
  const count = counted(made.length, locale)
  if (!pin || !isOnePlace) return made.length === 1 ? pinCreationWords.saved : pinCreationWords.savedMany(count)
  return made.length === 1 ? savedText(pin) : pinCreationWords.savedManyTo({ ...count, ...placeArgs(pin) })
}
