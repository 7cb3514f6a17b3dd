const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A value as JSON inside a script element, written as the router writes it: no text in it ends the script. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? letter)

const NULL = -5
const UNDEFINED = -7

/**
 * The text that the router carries a page's data in: every value once, by its number, in the order in which the router
 * comes to them. It does not hand its writer on, so this is a second one for what JSON has.
 *
 * @throws where a value is nothing that JSON has
 */
export function routerText(state: object): string {
  const texts: string[] = []
  const numbers = new Map<unknown, number>([[state, 0]])
  const open: [value: unknown, number: number][] = [[state, 0]]
  const numberOf = (value: unknown): number => {
    const known = numbers.get(value)
    if (known !== undefined && known > 0) return known
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    const number = numbers.size
    numbers.set(value, number)
    open.push([value, number])
    return number
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, number] = next
    texts[number] = Array.isArray(value)
      ? `[${value.map(numberOf).join(',')}]`
      : typeof value === 'object' && value !== null
        ? `{${entriesOf(value)
            .map((name) => `"_${numberOf(name)}":${numberOf((value as Facts)[name])}`)
            .join(',')}}`
        : scalar(value)
  }
  return `[${texts.join(',')}]\n`
}

type Facts = Readonly<Record<string, unknown>>

function entriesOf(value: object): string[] {
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('only plain objects are written')
  return Object.keys(value)
}

function scalar(value: unknown): string {
  const isFinite = typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)
  if (isFinite || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value)
  throw new TypeError('only what JSON has is written')
}
