import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Few lists of articles and their boards go on. */
export const ListMore = lazy(() =>
  loadPart(() => import('../../ui/list-more.tsx')).then((module) => ({ default: module.ListMore })),
)
