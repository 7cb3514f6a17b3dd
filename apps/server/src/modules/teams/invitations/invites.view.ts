import { type BoardInvite, formatWireDate, type InviteStatus, type BoardId } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import { requireMember, type Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { type Id, timeOf } from '../../../platform/ids/ids.ts'
import { knowMembers, type KnownMember, presentMemberCard } from '../../graph/index.ts'
import {
  type KnownBoard,
  knowBoard,
  knowBoards,
  type CoverPicture,
  boardSight,
  canSeeInvite,
  invitesSight,
  boardPath,
  type BoardViewDeps,
} from '../../boards/index.ts'
import { findInvitesOfBoard, findWaitingInvites, type InviteRow } from './invites.queries.ts'

interface Place {
  readonly after: Id | null
  readonly limit: number
}

const MOST_ROUNDS = 4

/** What waits for the viewer. Blocked people and deleted boards drop out; the page is filled with what is older. */
export async function ownInvitesView(deps: BoardViewDeps, asking: Viewer, place: Place): Promise<Page<BoardInvite[]>> {
  const viewer = asReader(requireMember(asking))
  const items: BoardInvite[] = []
  let { after } = place
  let isOver = false
  for (let round = 0; round < MOST_ROUNDS && !isOver && items.length < place.limit; round += 1) {
    const limit = place.limit - items.length
    const rows = await findWaitingInvites(deps.db, viewer.id, { after, limit })
    const boards = await knowBoards(
      deps,
      viewer,
      rows.map(({ boardId }) => boardId),
    )
    const shown = rows.filter(({ boardId }) => {
      const board = boards.get(boardId)
      return board !== undefined && canSeeInvite(board.facts)
    })
    items.push(...(await presentInvites(deps, viewer, shown, boards)))
    after = rows.at(-1)?.edgeId ?? after
    isOver = rows.length < limit
  }
  return { items, next: isOver ? null : after }
}

/** Invitations to a board: all for its owner, their own for who is invited. Throws `board_not_found` for everybody else. */
export async function boardInvitesView(
  deps: BoardViewDeps,
  asking: Viewer,
  boardId: BoardId,
  wanted: Place & { statuses: readonly InviteStatus[] },
): Promise<Page<BoardInvite[]>> {
  const viewer = asReader(asking)
  const board = await knowBoard(deps, viewer, boardId)
  const sight = invitesSight(board.facts)
  if (sight === 'hidden') throw new AppError('board_not_found')
  const statuses = sight === 'own' || wanted.statuses.length === 0 ? (['pending'] as const) : wanted.statuses
  const invitedId = sight === 'own' ? viewer.id : null
  const rows = await findInvitesOfBoard(deps.db, boardId, { ...wanted, statuses, invitedId })
  const last = rows.at(-1)
  return {
    items: await presentInvites(deps, viewer, rows, new Map([[boardId, board]])),
    next: last && rows.length === wanted.limit ? last.edgeId : null,
  }
}

async function presentInvites(
  deps: BoardViewDeps,
  viewer: Viewer,
  rows: readonly InviteRow[],
  boards: ReadonlyMap<Id, KnownBoard>,
): Promise<BoardInvite[]> {
  if (rows.length === 0) return []
  const [people, covers] = await Promise.all([
    knowMembers(
      deps,
      viewer,
      rows.flatMap(({ inviterId, invitedId }) => [inviterId, invitedId]),
    ),
    coversOf(
      deps,
      viewer,
      rows.flatMap(({ boardId }) => boards.get(boardId) ?? []),
    ),
  ])
  return rows.flatMap((row): BoardInvite[] => {
    const [board, inviter, invited] = [boards.get(row.boardId), people.get(row.inviterId), people.get(row.invitedId)]
    if (!board || !inviter || !invited || isBlocked(inviter) || isBlocked(invited)) return []
    return [
      {
        id: row.edgeId,
        type: 'board_invite',
        board: presentInvitedBoard(deps, board, covers.get(row.boardId)?.[0]),
        invited_by_user: presentMemberCard(deps, inviter),
        invited_user: presentMemberCard(deps, invited),
        created_at: formatWireDate(new Date(timeOf(row.edgeId))),
        status: row.status,
      },
    ]
  })
}

export const isBlocked = ({ relation }: KnownMember): boolean => relation.isBlockedByThem || relation.isBlockingThem

/** The first picture of those boards whose pins the viewer may see. */
export const coversOf = (
  deps: BoardViewDeps,
  viewer: Viewer,
  boards: readonly KnownBoard[],
): Promise<Map<Id, CoverPicture[]>> => {
  const seen = new Map(boards.filter(({ facts }) => boardSight(facts) === 'full').map((board) => [board.row.id, board]))
  return deps.boardPins.covers(viewer, [...seen.values()], 1)
}

/** PS-19: a board as an invitation tells of it. */
export const presentInvitedBoard = (
  deps: BoardViewDeps,
  board: KnownBoard,
  cover: CoverPicture | undefined,
): BoardInvite['board'] => ({
  id: board.row.id,
  type: 'board',
  name: board.row.name,
  url: boardPath(board),
  privacy: board.row.privacy,
  owner: presentMemberCard(deps, board.owner),
  image_cover_url: cover?.images['474x'].url ?? null,
  cover_images: cover ? { '200x150': cover.images['236x'], '222x': cover.images['236x'] } : {},
})
