import { lazy, Suspense } from 'react'
import { useRootData } from '../../api/viewer.ts'
import { loadPart } from '../../ui/load-part.ts'

const AnnouncementBanner = lazy(() =>
  loadPart(() => import('./announcement-banner.tsx')).then((module) => ({ default: module.AnnouncementBanner })),
)

/** The banner's code loads while something is announced, which is rare. */
export function AnnouncementGate() {
  const announcement = useRootData()?.announcement
  return (
    announcement && (
      <Suspense fallback={null}>
        <AnnouncementBanner key={announcement.id} announcement={announcement} />
      </Suspense>
    )
  )
}
