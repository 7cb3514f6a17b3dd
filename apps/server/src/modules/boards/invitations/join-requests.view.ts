import { type ContactRequest, formatWireDate, limits } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { firstIdAt, type Id, timeOf } from '../../../platform/ids/ids.ts'
import { knowMembers, presentMemberCard } from '../../graph/index.ts'
import { knowBoards } from '../board-facts.ts'
import { canInvite } from '../boards.policy.ts'
import type { BoardViewDeps } from '../boards.view.ts'
import { coversOf, isBlocked, presentInvitedBoard } from './invites.view.ts'
import { findJoinRequests } from './join-requests.queries.ts'

/** VR-16, BC-05: requests with smaller ids are over. */
export const firstWaitingId = (now: Date): Id =>
  firstIdAt(new Date(now.getTime() - limits.contactRequests.waitMilliseconds))

/** Who asks to join the viewer's boards, newest first. Partners get no requests. */
export async function contactRequestsView(
  deps: BoardViewDeps & { readonly clock: Clock },
  asking: Member,
  wanted: { boardId: Id | null; after: Id | null; limit: number },
): Promise<Page<ContactRequest[]>> {
  if (asking.kind === 'partner') return { items: [], next: null }
  const viewer = asReader(asking)
  const rows = await findJoinRequests(deps.db, viewer.id, { ...wanted, since: firstWaitingId(deps.clock.now()) })
  const [boards, people] = await Promise.all([
    knowBoards(
      deps,
      viewer,
      rows.map(({ boardId }) => boardId),
    ),
    knowMembers(deps, viewer, [viewer.id, ...rows.map(({ senderId }) => senderId)]),
  ])
  const covers = await coversOf(deps, viewer, [...boards.values()])
  const recipient = people.get(viewer.id)
  const items = rows.flatMap((row): ContactRequest[] => {
    const [board, sender] = [boards.get(row.boardId), people.get(row.senderId)]
    if (!board || !sender || !recipient || isBlocked(sender) || !canInvite(board.facts).isAllowed) return []
    return [
      {
        id: row.id,
        type: 'contact_request',
        board: presentInvitedBoard(deps, board, covers.get(row.boardId)?.[0]),
        created_at: formatWireDate(new Date(timeOf(row.id))),
        sender: presentMemberCard(deps, sender),
        recipient: presentMemberCard(deps, recipient),
      },
    ]
  })
  const last = rows.at(-1)
  return { items, next: last && rows.length === wanted.limit ? last.id : null }
}
