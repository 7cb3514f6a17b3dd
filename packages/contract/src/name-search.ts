/** Letters without accents and case, so that "kuche" finds "Küche". */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/**
 * The things whose name holds every word that was typed, those that begin with the first one before the others; else in
 * the order they came. Without words it is all of them.
 */
export function matchingNames<T extends { readonly name: string }>(things: readonly T[], typed: string): readonly T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return things
  const found = things
    .map((thing) => ({ thing, name: plain(thing.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
  const beginning = found.filter(({ name }) => name.startsWith(first))
  return [...beginning, ...found.filter(({ name }) => !name.startsWith(first))].map(({ thing }) => thing)
}
