import { CodeInvitationScreen } from '../../features/boards/invitations/code-invitation-screen.tsx'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/board-invitation.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Invitation to a board', isPrivate: true }, matches)
}

export default function BoardInvitationRoute() {
  return <CodeInvitationScreen />
}
