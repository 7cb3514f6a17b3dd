import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever deleted no board of late does without its code. */
export const DeletedBoards = lazy(() =>
  loadPart(() => import('./deleted-boards.tsx')).then((module) => ({ default: module.DeletedBoards })),
)
