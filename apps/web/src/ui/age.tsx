import { type AgeForm, formatAge } from './format-age.ts'
import { useTimeZone } from './use-time-zone.ts'

interface AgeProps {
  readonly moment: string
  readonly locale: string
  readonly form?: AgeForm
  readonly className?: string | undefined
}

/** How long ago something was, with the whole moment for who points at it and for machines. */
export function Age({ moment, locale, form = 'long', className }: AgeProps) {
  const timeZone = useTimeZone()
  const date = new Date(moment)
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(date)
  return (
    // The server drew it a moment earlier, in the world's zone.
    <time className={className} dateTime={date.toISOString()} title={whole} suppressHydrationWarning>
      {formatAge(moment, { form, locale, timeZone })}
    </time>
  )
}
