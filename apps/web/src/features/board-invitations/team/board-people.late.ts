import { lazy } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

/** Whoever does not see it does without its code. */
export const BoardPeople = lazy(() =>
  loadPart(() => import('./board-people.tsx')).then((module) => ({ default: module.BoardPeople })),
)
