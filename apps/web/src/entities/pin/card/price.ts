/** A price as it is written where the viewer is. `Intl` takes a number as text, so that nothing is rounded on the way. */
export function formatPrice(value: string, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value as Intl.StringNumericLiteral)
  } catch {
    return `${value} ${currency}`
  }
}

/** A price as typed, with a point where some write a comma; anything else is left for the server to refuse. */
export const writtenPrice = (typed: string): string => typed.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2')
