/** What changes of a word cost; one for a letter that is another. Common mistakes cost less. */
const SWAPPED = 0.7
const DOUBLED = 0.5
const VOWEL = 0.8
const ALIKE = 0.7
/** Added where the first letter differs, which people seldom mistype. */
const FIRST_LETTER = 0.4

const vowels = new Set('aeiouyhw')
/** Letters that are written for each other, because they sound or look alike. */
const alike = [
  'ck',
  'kq',
  'cs',
  'sz',
  'fv',
  'vw',
  'gj',
  'mn',
  'td',
  'bp',
  'iy',
  'ae',
  'ei',
  'ao',
  'ou',
  'ai',
  'eo',
  'ui',
]
const alikePairs = new Set(alike.flatMap(([a = '', b = '']) => [a + b, b + a]))

const replaced = (a: string, b: string) => (a === b ? 0 : alikePairs.has(a + b) ? ALIKE : 1)

/** The cost of a letter that stands in one of the words only, beside these. */
function single(letter: string, ...beside: readonly (string | undefined)[]): number {
  if (beside.includes(letter)) return DOUBLED
  return vowels.has(letter) ? VOWEL : 1
}

/**
 * How far apart two words are: the cheapest way from one to the other by letters that are left out, put in, replaced, or
 * change places with their neighbours.
 */
export function wordDistance(a: string, b: string): number {
  let before: number[] = []
  let last = [0]
  for (let j = 1; j <= b.length; j += 1) last.push((last[j - 1] ?? 0) + single(b.charAt(j - 1), b[j - 2], b[j]))
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charAt(i - 1)
    const now = [(last[0] ?? 0) + single(letter, a[i - 2], a[i])]
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charAt(j - 1)
      const costs = [
        (last[j - 1] ?? 0) + replaced(letter, other),
        (last[j] ?? 0) + single(letter, a[i - 2], a[i]),
        (now[j - 1] ?? 0) + single(other, b[j - 2], b[j]),
      ]
      if (i > 1 && j > 1 && letter === b[j - 2] && other === a[i - 2]) costs.push((before[j - 2] ?? 0) + SWAPPED)
      now.push(Math.min(...costs))
    }
    before = last
    last = now
  }
  return (last[b.length] ?? 0) + (a[0] === b[0] ? 0 : FIRST_LETTER)
}
