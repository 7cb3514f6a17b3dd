import type { User } from '@pinfold/contract'
import { lazy, Suspense } from 'react'
import { useMember } from '../../api/viewer.ts'
import { looksLikeBusiness } from './banner-choice.ts'
import { loadPart } from '../../ui/load-part.ts'

const UpgradeBanner = lazy(() =>
  loadPart(() => import('./upgrade-banner.tsx')).then((module) => ({ default: module.UpgradeBanner })),
)

/** The banner's code loads for those it is meant for. */
export function UpgradeBannerGate({ user }: { readonly user: User }) {
  if (useMember()?.id !== user.id || !looksLikeBusiness(user)) return null
  return (
    <Suspense fallback={null}>
      <UpgradeBanner />
    </Suspense>
  )
}
