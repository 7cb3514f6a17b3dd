import type { BoardId, MemberId } from '@pinfold/contract'
import { findMembers, type MemberRow } from '../../accounts/index.ts'
import { type BoardRow, boardsWithoutViewer, findOwnedBoardIds } from '../../boards/index.ts'
import { findBoardPinIdsAfter } from '../../pins/index.ts'
import { findDocuments } from '../search/search-documents.queries.ts'
import type { SearchDocument } from '../search/search-index.ts'
import { weights } from '../search/search-weights.ts'
import { documentOf, searchKey } from '../search/search-words.ts'
import { type IndexDeps, refreshPins } from './index-pins.ts'

const BATCH = 500

/** Brings boards' documents up to date; boards that are gone leave. */
export const refreshBoards = ({ searchIndex }: IndexDeps, boardIds: readonly BoardId[]): Promise<void> =>
  searchIndex.write('board', boardIds, async (db) => {
    const boards = await boardsWithoutViewer(db, boardIds)
    const owners = await findMembers(
      db,
      boards.map(({ ownerId }) => ownerId),
    )
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]))
    return boards.map((board) => documentOfBoard(board, ownerOf.get(board.ownerId)))
  })

/** Brings a changed board's document up to date; where the name is new, those of the pins on it as well. */
export async function refreshChangedBoard(deps: IndexDeps, boardId: BoardId): Promise<void> {
  const [before] = await findDocuments(deps.db, 'board', [boardId])
  await refreshBoards(deps, [boardId])
  const [after] = await findDocuments(deps.db, 'board', [boardId])
  if (before?.nameKey !== after?.nameKey) await refreshPinsOnBoard(deps, boardId)
}

/** Brings the documents of the pins on a board up to date, and with them those of the pictures they are of. */
export async function refreshPinsOnBoard(deps: IndexDeps, boardId: BoardId): Promise<void> {
  let after = '0'
  for (;;) {
    const edges = await findBoardPinIdsAfter(deps.db, boardId, after, BATCH)
    await refreshPins(
      deps,
      edges.map(({ pinId }) => pinId),
    )
    if (edges.length < BATCH) return
    after = edges.at(-1)?.edgeId ?? after
  }
}

/** Brings members' documents up to date. */
export const refreshMembers = ({ searchIndex }: IndexDeps, memberIds: readonly MemberId[]): Promise<void> =>
  searchIndex.write('member', memberIds, async (db) => (await findMembers(db, memberIds)).map(documentOfMember))

/**
 * After a profile became private or public: brings the documents of the member and their boards up to date. Each pin
 * has an event of its own for that.
 */
export async function refreshProfile(deps: IndexDeps, memberId: MemberId): Promise<void> {
  await refreshMembers(deps, [memberId])
  const boardIds = await findOwnedBoardIds(deps.db, memberId)
  for (let start = 0; start < boardIds.length; start += BATCH)
    await refreshBoards(deps, boardIds.slice(start, start + BATCH))
}

const documentOfBoard = (board: BoardRow, owner: MemberRow | undefined): SearchDocument => ({
  kind: 'board',
  id: board.id,
  ownerId: board.ownerId,
  groupId: null,
  isListed: board.privacy === 'public' && board.archivedAt === null && owner?.isPrivate === false,
  nameKey: searchKey(board.name),
  words: documentOf([
    [weights.board.name, board.name],
    [weights.board.description, board.description],
  ]),
})

const documentOfMember = (member: MemberRow): SearchDocument => ({
  kind: 'member',
  id: member.id,
  ownerId: member.id,
  groupId: null,
  isListed: !member.isPrivate,
  nameKey: usernameSearchKey(member.username),
  words: documentOf([
    // The name also without its signs, so that one with a dash is found by those who leave it out.
    [weights.member.username, `${member.username} ${usernameSearchKey(member.username)}`],
    [weights.member.fullName, member.fullName],
    [weights.member.about, member.about],
  ]),
})

/** How usernames are compared with what somebody types: letters and digits alone. */
const usernameSearchKey = (username: string): string => searchKey(username).replaceAll(' ', '')
