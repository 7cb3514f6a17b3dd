/** A part of a whole as a percentage: 0.25 is "25%". */
export const formatShare = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(part)
