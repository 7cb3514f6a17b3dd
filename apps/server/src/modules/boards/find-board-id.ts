import { routes, usernameKey } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { findMemberIdByUsername } from '../accounts/index.ts'
import { findBoardIdBySlug } from './board-rows.queries.ts'

interface BoardName {
  board_id?: Id | undefined
  username?: string | undefined
  slug?: string | undefined
  board_url?: string | undefined
}

/** The id of a board named by id, by its address, or by member and slug; null where there is none. Says nothing of who may see it. */
export async function lookUpBoardId(deps: { db: Db; clock: Clock }, name: BoardName): Promise<Id | null> {
  if (name.board_id !== undefined) return name.board_id
  const address = name.board_url === undefined ? null : (routes.board.parse(name.board_url)?.params ?? null)
  const { username, slug } = address ?? name
  if (username === undefined || slug === undefined) return null
  const ownerId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  return ownerId === null ? null : findBoardIdBySlug(deps.db, ownerId, slug)
}

/** The same; throws `board_not_found`. */
export async function findBoardId(deps: { db: Db; clock: Clock }, name: BoardName): Promise<Id> {
  const boardId = await lookUpBoardId(deps, name)
  if (boardId === null) throw new AppError('board_not_found')
  return boardId
}
