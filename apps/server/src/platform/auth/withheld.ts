import type { Viewer } from './viewer.ts'

/** How something stands to whoever asks, where law may withhold it: `elsewhere` is in other countries than theirs. */
export type Withheld = 'nowhere' | 'elsewhere' | 'here'

/** In every country, also where nobody knows which one it is. */
export const EVERYWHERE = '*'

/**
 * What a row's `withheld_in` means to the viewer: empty for nowhere, `*` for everywhere, else countries, as `DE,FR`. What is
 * withheld here reads like missing to everybody, its maker too.
 */
export function withheldFrom({ country }: Pick<Viewer, 'country'>, withheldIn: string): Withheld {
  if (withheldIn === '') return 'nowhere'
  if (withheldIn === EVERYWHERE) return 'here'
  return country !== '' && withheldIn.split(',').includes(country.toUpperCase()) ? 'here' : 'elsewhere'
}
