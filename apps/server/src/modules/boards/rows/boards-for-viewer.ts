import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { keeperOf } from '../../../platform/db/kept/row-keeper.ts'
import { lockedRows } from '../../../platform/db/kept/rows-under-locks.ts'
import { type Id, NO_ID } from '../../../platform/ids/ids.ts'
import { type BoardRoles, findBoardRoles } from './board-roles.queries.ts'
import { type BoardRow, findBoardRows, findBoardsForMember } from './board-rows.queries.ts'

/** A board with what a viewer is to it, beside being its owner. */
export interface BoardOfViewer {
  readonly row: BoardRow
  readonly isCollaborator: boolean
  readonly isInvited: boolean
}

const noRoles: BoardRoles = { team: new Set(), invited: new Set() }

/**
 * The boards, deleted ones left out, each with what the viewer is to it. At most two statements, three where the viewer is on
 * more boards than are kept; in a transaction one, which reads what the locks protect.
 */
export async function findBoardsOf(db: Db, ids: readonly Id[], viewerId: MemberId | null): Promise<BoardOfViewer[]> {
  if (viewerId !== null && keeperOf(db) === undefined) {
    const own = lockedRows<BoardRow>(db, findBoardRows, ids).filter(({ ownerId }) => ownerId === viewerId)
    // Owners are not on their own team.
    if (own.length === ids.length) return own.map((row) => ({ row, isCollaborator: false, isInvited: false }))
    return findUnderLocks(db, ids, viewerId)
  }
  const rows = await findBoardRows(db, ids)
  // Of a missing board as much is asked as of a hidden one.
  const others = rows.length === 0 ? [NO_ID] : rows.flatMap(({ id, ownerId }) => (ownerId === viewerId ? [] : [id]))
  const roles = viewerId === null || others.length === 0 ? noRoles : await findBoardRoles(db, viewerId, others)
  return rows.map((row) => ({
    row,
    isCollaborator: roles.team.has(row.id),
    isInvited: roles.invited.has(row.id),
  }))
}

async function findUnderLocks(db: Db, ids: readonly Id[], viewerId: MemberId): Promise<BoardOfViewer[]> {
  const rows = await findBoardsForMember(db, ids, viewerId)
  return rows.map(({ isCollaborator, isInvited, ...row }) => ({
    row,
    isCollaborator: Boolean(isCollaborator),
    isInvited: Boolean(isInvited),
  }))
}
