import { CodeInvitationScreen } from '../../features/board-invitations/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/board-invitation.ts'
import { boardTitleWords } from './board-titles.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: boardTitleWords.invitation, isPrivate: true }, matches)
}

export default function BoardInvitationRoute() {
  return <CodeInvitationScreen />
}
