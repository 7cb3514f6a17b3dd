import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'
// The look is the page's, so that nothing moves while the code comes.
import './planning.module.css'

/** Whoever does not see the planning does without its code. */
export const PlanningStrip = lazy(() =>
  loadPart(() => import('./planning-strip.tsx')).then((module) => ({ default: module.PlanningStrip })),
)
