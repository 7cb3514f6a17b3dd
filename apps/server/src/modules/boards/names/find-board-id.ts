import { routes, usernameKey } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Id, NO_ID } from '../../../platform/ids/ids.ts'
import { findMemberIdByUsername } from '../../accounts/index.ts'
import { findBoardIdBySlug } from '../rows/board-rows.queries.ts'

interface BoardName {
  board_id?: Id | undefined
  username?: string | undefined
  slug?: string | undefined
  board_url?: string | undefined
}

/**
 * The id of a board named by id, by its address, or by member and slug; null where no name is given, and an id that nothing
 * has where there is no such board. Says nothing of who may see it, and takes as long for every name.
 */
export async function lookUpBoardId(deps: { db: Db; clock: Clock }, name: BoardName): Promise<Id | null> {
  if (name.board_id !== undefined) return name.board_id
  const address = name.board_url === undefined ? null : (routes.board.parse(name.board_url)?.params ?? null)
  const { username, slug } = address ?? name
  if (username === undefined || slug === undefined) return null
  const ownerId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  return (await findBoardIdBySlug(deps.db, ownerId ?? NO_ID, slug)) ?? NO_ID
}

/** The id that `lookUpBoardId` finds for a name; throws `board_not_found` where no name is given. */
export async function findBoardId(deps: { db: Db; clock: Clock }, name: BoardName): Promise<Id> {
  const boardId = await lookUpBoardId(deps, name)
  if (boardId === null) throw new AppError('board_not_found')
  return boardId
}
