import { useLocale } from '../../../api/viewer.ts'
import { formatAge } from '../../../ui/format.ts'

/** How long ago somebody tried it. */
export function TriedAge({ moment }: { readonly moment: string }) {
  const locale = useLocale()
  return (
    <time dateTime={new Date(moment).toISOString()} suppressHydrationWarning>
      {formatAge(moment, locale)}
    </time>
  )
}
