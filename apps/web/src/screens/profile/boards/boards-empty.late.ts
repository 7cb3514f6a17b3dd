import { lazy } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

const load = () => loadPart(() => import('./boards-empty.tsx'))

// Whoever has boards does without what stands in their place.
export const BoardsEmpty = lazy(() => load().then((module) => ({ default: module.BoardsEmpty })))
export const FilterEmpty = lazy(() => load().then((module) => ({ default: module.FilterEmpty })))
