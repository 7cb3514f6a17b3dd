import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see the questions does without their code. */
export const BoardQuestions = lazy(() =>
  loadPart(() => import('./board-questions.tsx')).then((module) => ({ default: module.BoardQuestions })),
)
