/** A day in words, the same wherever the page is made. */
export const dateIn = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
