import { lazy, Suspense } from 'react'
import { useRootData } from '../../api/viewer.ts'
import { loadPart } from '../../ui/load-part.ts'

const Experiences = lazy(() =>
  loadPart(() => import('./experiences.tsx')).then((module) => ({ default: module.Experiences })),
)

/** Messages at placements. Their code loads while there is one for whoever looks. */
export function ExperienceGate() {
  const placements = useRootData()?.placements
  return (
    placements && (
      <Suspense fallback={null}>
        <Experiences placements={placements} />
      </Suspense>
    )
  )
}
