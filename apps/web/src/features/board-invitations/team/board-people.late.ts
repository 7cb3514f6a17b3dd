import { lazy } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

/** Whoever does not see the dialogs about people does without their code. */
export const BoardPeople = lazy(() =>
  loadPart(() => import('./board-people.tsx')).then((module) => ({ default: module.BoardPeople })),
)
