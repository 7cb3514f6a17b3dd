import { type ContactRequest, formatWireDate, limits, type BoardId } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { firstIdAt, type Id, timeOf } from '../../../platform/ids/ids.ts'
import { knowMembers, presentMemberCard } from '../../graph/index.ts'
import { knowBoards, canInvite, type BoardViewDeps } from '../../boards/index.ts'
import { coversOf, isBlocked, presentInvitedBoard } from '../invitations/invites.view.ts'
import { findJoinRequests, type JoinRequest } from './join-requests.queries.ts'

/** VR-16, BC-05: requests with smaller ids are over. */
export const firstWaitingId = (now: Date): Id =>
  firstIdAt(new Date(now.getTime() - limits.contactRequests.waitMilliseconds))

const MOST_ROUNDS = 4
const AT_ONCE = 50

/** Who asks to join the viewer's boards, newest first; pages are filled with what is older. Partners get no requests. */
export async function contactRequestsView(
  deps: BoardViewDeps & { readonly clock: Clock },
  asking: Member,
  wanted: { boardId: BoardId | null; after: Id | null; limit: number },
): Promise<Page<ContactRequest[]>> {
  if (asking.isPartner) return { items: [], next: null }
  const viewer = asReader(asking)
  const since = firstWaitingId(deps.clock.now())
  const items: ContactRequest[] = []
  let { after } = wanted
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // Mostly nothing drops out: the page is full at once, and whether more follow is known.
    const limit = round === 0 ? wanted.limit + 1 : AT_ONCE
    const rows = await findJoinRequests(deps.db, viewer.id, { ...wanted, since, after, limit })
    const shown = await presentRequests(deps, viewer, rows)
    const taken = shown.slice(0, wanted.limit - items.length)
    items.push(...taken)
    if (taken.length < shown.length) return { items, next: taken.at(-1)?.id ?? after }
    if (rows.length < limit) return { items, next: null }
    after = rows.at(-1)?.id ?? after
    if (items.length === wanted.limit) break
  }
  return { items, next: after }
}

/** Without those of people who are away or blocked, and of boards that are not for the viewer. */
async function presentRequests(
  deps: BoardViewDeps,
  viewer: Member,
  rows: readonly JoinRequest[],
): Promise<ContactRequest[]> {
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
  return rows.flatMap((row): ContactRequest[] => {
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
}
