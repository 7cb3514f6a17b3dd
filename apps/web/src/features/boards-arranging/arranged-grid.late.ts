import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see it does without its code. */
export const ArrangedGrid = lazy(() =>
  loadPart(() => import('./arranged-grid.tsx')).then((module) => ({ default: module.ArrangedGrid })),
)
