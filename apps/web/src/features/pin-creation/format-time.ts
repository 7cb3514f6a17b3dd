/** What a person chose, as they read it: the day and time are those of the zone, wherever they are now. */
export const formatLocal = (local: string, zone: string, locale: string): string => {
  const text = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(`${local}:00Z`))
  return `${text} (${zone.replaceAll('_', ' ')})`
}
