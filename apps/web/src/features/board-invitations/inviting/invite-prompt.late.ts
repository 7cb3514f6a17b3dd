import { lazy } from 'react'
import { loadPart } from '../../../ui/load-part.ts'

/** Whoever does not see the prompt does without its code. */
export const InvitePrompt = lazy(() =>
  loadPart(() => import('./invite-prompt.tsx')).then((module) => ({ default: module.InvitePrompt })),
)
