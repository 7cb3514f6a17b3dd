import { lazy, Suspense } from 'react'
import { isPhone } from '../../ui/is-phone.ts'
import { loadPart } from '../../ui/load-part.ts'
import { useStore } from '../../ui/store.ts'
import { installOffer } from './install-offer.ts'

const AppBanner = lazy(() =>
  loadPart(() => import('./app-banner.tsx')).then((module) => ({ default: module.AppBanner })),
)

/** The banner's code loads on phones whose browser can put the site among their apps. */
export function AppBannerGate() {
  const offer = useStore(installOffer)
  if (!offer || !isPhone()) return null
  return (
    <Suspense fallback={null}>
      <AppBanner offer={offer} />
    </Suspense>
  )
}
