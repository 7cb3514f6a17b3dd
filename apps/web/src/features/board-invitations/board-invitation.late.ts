import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'
// Their styles come with the page, so that nothing moves when they do.
import './board-cover.module.css'
import './invitation-panel.module.css'

/** Whoever does not see the banner does without its code. */
export const BoardInvitationBanner = lazy(() =>
  loadPart(() => import('./board-invitation.tsx')).then((module) => ({ default: module.BoardInvitationBanner })),
)
/** Whoever is not invited to a secret board does without the code. */
export const SecretBoardInvitation = lazy(() =>
  loadPart(() => import('./board-invitation.tsx')).then((module) => ({ default: module.SecretBoardInvitation })),
)
