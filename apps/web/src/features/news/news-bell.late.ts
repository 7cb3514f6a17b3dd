import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Whoever does not see the bell does without its code. */
export const NewsBell = lazy(() =>
  loadPart(() => import('./news-bell.tsx')).then((module) => ({ default: module.NewsBell })),
)
