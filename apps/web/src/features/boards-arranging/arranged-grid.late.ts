import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see the tools to arrange boards does without their code. */
export const ArrangedGrid = lazy(() =>
  loadPart(() => import('./arranged-grid.tsx')).then((module) => ({ default: module.ArrangedGrid })),
)
