import type { Pin } from '@pinfold/contract'
import { pinCardWords } from './pin-card.words.ts'

/** What a pin's picture is called by whoever does not see it; of a veiled one nothing is told. */
export const pictureAlt = ({
  sensitivity,
  alt_text: alt,
  title,
}: Pick<Pin, 'alt_text' | 'title'> & Partial<Pick<Pin, 'sensitivity'>>): string =>
  sensitivity?.is_veiled ? pinCardWords.veiled : alt || title
