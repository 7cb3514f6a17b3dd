import { lazy, Suspense } from 'react'
import { closeCookieSettings, useIsCookieSettingsOpen } from '../../api/consent.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { loadPart } from '../../ui/load-part.ts'

const CookieSettingsModal = lazy(() =>
  loadPart(() => import('./cookie-settings-modal.tsx')).then((module) => ({ default: module.CookieSettingsModal })),
)

/** The question about cookies, and its settings, whose code loads when they open. Render it once. */
export function CookieConsent() {
  const isOpen = useIsCookieSettingsOpen()
  return (
    <>
      <CookieBanner />
      {isOpen && (
        <Suspense fallback={null}>
          <CookieSettingsModal onClose={closeCookieSettings} />
        </Suspense>
      )}
    </>
  )
}
