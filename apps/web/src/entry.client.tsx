import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage, takeLanguageFrom } from '@pinfold/words'
import { HydratedRouter } from 'react-router/dom'
import { makePagesPatient } from './api/patient-pages.ts'

/**
 * What opens later brings the styles it leans on, unless the page has them by that very address. The router writes `#`
 * behind those that may come twice, so they would come again, behind the page's own, and win over what is as specific.
 */
function keepStylesInOrder(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')) {
    const same = document.createElement('link')
    same.rel = 'stylesheet'
    same.href = sheet.href.slice(0, -1)
    sheet.after(same)
  }
}

const { language } = document.documentElement.dataset
if (language !== undefined && isLanguage(language)) takeLanguageFrom(() => language)

keepStylesInOrder()
makePagesPatient()
// BZ-05: what allowed statistics count comes last of all, and not where the page has counted since before its application came.
if (document.documentElement.dataset['pinViews'] === 'wanted')
  setTimeout(
    () =>
      void import('./app/pin-views/watch-pin-views.ts').then(
        ({ watchPinViews }) => watchPinViews(),
        () => {},
      ),
    1500,
  )
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
