import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see it does without its code. */
export const FinishedBoards = lazy(() =>
  loadPart(() => import('./finished-boards.tsx')).then((module) => ({ default: module.FinishedBoards })),
)
