import type { Pin } from '@pinfold/contract'
import { pinCardWords } from './card/pin-card.words.ts'

/** What a pin is called: its title, or what it shows. */
export const pinName = (pin: Pick<Pin, 'title' | 'alt_text'>): string =>
  pin.title || pin.alt_text || pinCardWords.unnamed
