import { currentLanguage, localeOf } from '@pinfold/words'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** What the library says by itself inside, as how to close an overlay, is in the page's language, not the browser's. */
export function InPageLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={localeOf(currentLanguage())}>{children}</I18nProvider>
}
