import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Loaded only where boards may finish work in the background; other pages do without the code. */
export const FinishedBoards = lazy(() =>
  loadPart(() => import('./finished-boards.tsx')).then((module) => ({ default: module.FinishedBoards })),
)
