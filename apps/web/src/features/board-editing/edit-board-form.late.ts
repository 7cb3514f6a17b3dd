import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see the form does without its code. */
export const EditBoardForm = lazy(() =>
  loadPart(() => import('./edit-board-form.tsx')).then((module) => ({ default: module.EditBoardForm })),
)
