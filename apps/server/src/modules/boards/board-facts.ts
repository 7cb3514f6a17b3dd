import type { BoardId } from '@pinfold/contract'
import { readOnce } from '../../platform/auth/read-once.ts'
import { isOpenToRole, type Viewer } from '../../platform/auth/viewer.ts'
import { withheldFrom } from '../../platform/auth/withheld.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Id, NO_ID } from '../../platform/ids/ids.ts'
import { knowMembers, type KnownMember } from '../graph/index.ts'
import type { BoardRow } from './rows/board-rows.queries.ts'
import { type BoardOfViewer, findBoardsOf } from './rows/boards-for-viewer.ts'
import type { BoardFacts } from './boards.policy.ts'

/** A board with its owner and all that decides what the viewer may do with it. */
export interface KnownBoard {
  readonly row: BoardRow
  readonly owner: KnownMember
  readonly facts: BoardFacts
}

/** The boards as the viewer stands to them, hidden ones included: whoever presents them applies the policy. At most four statements. */
export const knowBoards = readOnce(loadBoards)

async function loadBoards(deps: { readonly db: Db }, viewer: Viewer, ids: readonly Id[]): Promise<Map<Id, KnownBoard>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const found = await findBoardsOf(deps.db, unique, viewer.id)
  const ownerIds = found.length === 0 ? [NO_ID] : found.map(({ row }) => row.ownerId)
  const owners = await knowMembers(deps, viewer, ownerIds)
  const known = found.flatMap((board): [Id, KnownBoard][] => {
    const owner = owners.get(board.row.ownerId)
    return owner ? [[board.row.id, { row: board.row, owner, facts: factsOf(board, owner, viewer) }]] : []
  })
  return new Map(known)
}

const factsOf = (
  { row, isCollaborator, isInvited }: BoardOfViewer,
  { row: owner, relation }: KnownMember,
  viewer: Viewer,
): BoardFacts => ({
  privacy: row.privacy,
  isArchived: row.archivedAt !== null,
  isOwner: relation.isSelf,
  isCollaborator,
  isInvited,
  isBlockedEitherWay: relation.isBlockedByThem || relation.isBlockingThem,
  isOwnerPrivate: owner.isPrivate,
  isApprovedFollower: relation.follow === 'following',
  isTakingRequests: viewer.id !== null && row.takesRequests && !owner.isPartner,
  canCollaboratorsDeletePins: row.canCollaboratorsDeletePins,
  isBeyondToken:
    (row.privacy === 'secret' && !isOpenAsSecret(viewer, row.id)) || withheldFrom(viewer, row.withheldIn) === 'here',
})

const isOpenAsSecret = (viewer: Viewer, boardId: BoardId) =>
  !viewer.isWithoutSecretBoards && isOpenToRole(viewer, boardId)

/**
 * One board; throws `board_not_found` where there is none. Whether it may be seen is for the policy to say, and a refusal
 * that names a field must name it here, too: hidden reads like missing.
 */
export async function knowBoard(
  deps: { db: Db },
  viewer: Viewer,
  boardId: BoardId,
  field?: string,
): Promise<KnownBoard> {
  const known = (await knowBoards(deps, viewer, [boardId])).get(boardId)
  if (!known) throw new AppError('board_not_found', field === undefined ? {} : { field })
  return known
}
