import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../ui/load-part.ts'

const InviteLanding = lazy(() =>
  loadPart(() => import('./invite-landing.tsx')).then((module) => ({ default: module.InviteLanding })),
)

/** CA-10, CA-11: an address that carries an invitation. Render it once for all pages; few of them load the code. */
export function InviteLandingGate() {
  const { search } = useLocation()
  if (!search.includes('invite_code=')) return null
  return (
    <Suspense fallback={null}>
      <InviteLanding />
    </Suspense>
  )
}
