// Making one costs more than writing hundreds of prices with it.
const formats = new Map<string, Intl.NumberFormat>()
const MOST_FORMATS = 200

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(key, made)
  return made
}

/** A price as it is written where the viewer is. `Intl` takes a number as text, so that nothing is rounded on the way. */
export function formatPrice(value: string, currency: string, locale: string): string {
  try {
    return formatOf(currency, locale).format(value as Intl.StringNumericLiteral)
  } catch {
    return `${value} ${currency}`
  }
}

/** A price as typed, with a point where some write a comma; anything else is left for the server to refuse. */
export const writtenPrice = (typed: string): string => typed.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
