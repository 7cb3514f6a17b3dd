import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeShare, useShare } from '../../entities/sharing/share-store.ts'
import { loadPart } from '../../ui/load-part.ts'

const ShareOverlay = lazy(() =>
  loadPart(() => import('./share-overlay.tsx')).then((module) => ({ default: module.ShareOverlay })),
)

/** Where things are shared. Render it once; the code loads with the first share. */
export function ShareHost() {
  const share = useShare()
  const { pathname } = useLocation()
  // What stood beside a button of a page that is gone goes too.
  useEffect(() => closeShare, [pathname])
  if (!share) return null
  return (
    <Suspense fallback={null}>
      <ShareOverlay key={`${share.target.path} ${share.state}`} share={share} />
    </Suspense>
  )
}
