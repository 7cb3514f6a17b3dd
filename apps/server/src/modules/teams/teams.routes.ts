import {
  boardCollaboratorResource,
  boardEmailInviteResource,
  boardInviteLinkResource,
  boardInviteResource,
  boardInvitesResource,
  formatWireDate,
  landOnBoardInvite,
  respondToBoardInvite,
} from '@pinfold/contract'
import { authorize } from '../../platform/auth/decision.ts'
import { type Member, requireMember } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Binder, Call } from '../../platform/http/binder.ts'
import { type Id, timeOf } from '../../platform/ids/ids.ts'
import { knowBoard, canManageCodes, boardView } from '../boards/index.ts'
import { acceptInvite, endInvite, inviteToBoard } from './invitations/invite-to-board.ts'
import { removeCollaborator } from './commands/remove-collaborator.ts'
import { endEmailInvite, inviteByEmail } from './invitations/invite-by-email.ts'
import { findMailedCodes } from './invitations/invite-codes.queries.ts'
import { endLink, type LinkDeps, linkOf, renewLink } from './invitations/invite-links.ts'
import { boardInvitesView, ownInvitesView } from './invitations/invites.view.ts'
import { bindJoinRequests } from './requests/join-requests.routes.ts'
import { acceptCode, type CodeDeps, declineCode, landOnCode } from './invitations/use-code.ts'

/** What invitations need beside boards. */
export type TeamsDeps = CodeDeps & LinkDeps

/** Who comes onto boards and how: invitations by name, email and link, requests, and leaving again. */
export function bindTeams(binder: Binder, deps: TeamsDeps): void {
  const { bind, bindPaged } = binder
  bindJoinRequests(binder, deps)
  bindCodes(binder, deps)
  bindPaged(boardInvitesResource.get, ({ viewer, options, page }) => {
    const { board_id: boardId, status_filters: statuses } = options
    if (boardId === undefined) return ownInvitesView(deps, viewer, page)
    return boardInvitesView(deps, viewer, boardId, { ...page, statuses })
  })
  bind(boardInviteResource.create, async ({ viewer, options }) => {
    await inviteToBoard(deps, requireMember(viewer), options.board_id, options.invited_user_ids)
    return { invited_user_ids: options.invited_user_ids }
  })
  bind(boardInviteResource.update, async ({ viewer, options }) => {
    await acceptInvite(deps, requireMember(viewer), options.board_id)
    return boardView(deps, viewer, options.board_id)
  })
  bind(boardInviteResource.delete, async ({ viewer, options }) => {
    await endInvite(deps, requireMember(viewer), options.board_id, options.invited_user_id)
    return null
  })
  bind(boardCollaboratorResource.delete, async ({ viewer, options }) => {
    const input = { boardId: options.board_id, memberId: options.invited_user_id, isBanned: options.ban }
    await removeCollaborator(deps, requireMember(viewer), input)
    return null
  })
}

function bindCodes({ bind, bindPaged }: Binder, deps: TeamsDeps): void {
  bindPaged(boardEmailInviteResource.get, async ({ viewer, options, page }) => {
    authorize(canManageCodes((await knowBoard(deps, viewer, options.board_id)).facts))
    const found = await findMailedCodes(deps.db, options.board_id, { ...page, now: deps.clock.now() })
    const items = found.map(({ id, email }) => ({
      id,
      type: 'board_email_invite' as const,
      email,
      created_at: formatWireDate(new Date(timeOf(id))),
    }))
    return { items, next: found.length === page.limit ? (found.at(-1)?.id ?? null) : null }
  })
  bind(boardEmailInviteResource.create, async ({ viewer, options }) => {
    await inviteByEmail(deps, requireMember(viewer), options.board_id, options.emails)
    return { emails: options.emails }
  })
  bind(boardEmailInviteResource.delete, async ({ viewer, options }) => {
    await endEmailInvite(deps, requireMember(viewer), options.board_id, options.invite_id)
    return null
  })
  const present = ({ url, expiresAt }: { url: string; expiresAt: Date }) => ({
    url,
    expires_at: formatWireDate(expiresAt),
  })
  bind(boardInviteLinkResource.get, async ({ viewer, options }) => {
    const link = await linkOf(deps, requireMember(viewer), options.board_id)
    return { link: link && present(link) }
  })
  bind(boardInviteLinkResource.create, async ({ viewer, options }) => ({
    link: present(await renewLink(deps, requireMember(viewer), options.board_id)),
  }))
  bind(boardInviteLinkResource.delete, async ({ viewer, options }) => {
    await endLink(deps, requireMember(viewer), options.board_id)
    return null
  })
  bind(landOnBoardInvite, ({ viewer, options, request }) =>
    landOnCode(deps, viewer, { code: options.invite_code, address: request.address }),
  )
  bind(respondToBoardInvite, async (call) => {
    const boardId = await respond(deps, requireMember(call.viewer), call)
    return { board: boardId === null ? null : await boardView(deps, call.viewer, boardId) }
  })
}

/** CA-32, ST-16: answers the invitation that a code or the board names, and where it leads. */
async function respond(
  deps: TeamsDeps,
  member: Member,
  { options, request }: Call<typeof respondToBoardInvite>,
): Promise<Id | null> {
  const { board_id: boardId, invite_code: code, accept } = options
  if (code !== undefined) {
    const sent = { code, address: request.address }
    return accept ? acceptCode(deps, member, sent) : declineCode(deps, member, sent).then(() => null)
  }
  if (boardId === undefined) throw new AppError('invalid_invite')
  if (accept) await acceptInvite(deps, member, boardId)
  else await endInvite(deps, member, boardId, member.id)
  return accept ? boardId : null
}
