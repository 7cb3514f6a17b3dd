import type { PinId } from '@pinfold/contract'
import { isReader, readOnce } from '../../platform/auth/read-once.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { type Withheld, withheldFrom } from '../../platform/auth/withheld.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Id, NO_ID, OTHER_NO_ID } from '../../platform/ids/ids.ts'
import { type KnownBoard, knowBoards } from '../boards/index.ts'
import { type KnownMember, knowMembers } from '../graph/index.ts'
import { findPins, type PinRow } from './pin-rows.queries.ts'
import type { PinFacts } from './pins.policy.ts'

/** A pin with its pinner, its board, and all that decides what the viewer may do with it. */
export interface KnownPin {
  readonly row: PinRow
  readonly pinner: KnownMember
  readonly board: KnownBoard | null
  readonly facts: PinFacts
}

/** The pins as the viewer stands to them, hidden ones included: whoever presents them applies the policy. At most five statements. */
export const knowPins = readOnce(loadPins)

async function loadPins(deps: { readonly db: Db }, viewer: Viewer, ids: readonly Id[]): Promise<Map<Id, KnownPin>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await findPins(deps.db, unique)
  const isMissing = rows.length === 0
  const boardIds = isMissing ? [NO_ID] : rows.flatMap(({ boardId }) => (boardId === null ? [] : [boardId]))
  const pinnerIds = isMissing ? [OTHER_NO_ID] : rows.map(({ pinnerId }) => pinnerId)
  const [boards, pinners] = await Promise.all([
    knowBoards(deps, viewer, boardIds),
    knowMembers(
      deps,
      viewer,
      // The boards that members have the same pictures on are mostly their own: their row comes along.
      [...pinnerIds, ...(viewer.id !== null && isReader(viewer) ? [viewer.id] : [])],
    ),
  ])
  const known = rows.flatMap((row): [Id, KnownPin][] => {
    const pinner = pinners.get(row.pinnerId)
    const board = row.boardId === null ? null : (boards.get(row.boardId) ?? null)
    return pinner
      ? [[row.id, { row, pinner, board, facts: pinFacts(row, pinner, board, withheldFrom(viewer, row.withheldIn)) }]]
      : []
  })
  return new Map(known)
}

/**
 * Reads what a refused pin lacks of the most that any has: a board, and an owner of it beside the pinner. So the same
 * statements stand behind every refusal, and the time it takes does not say what is hidden and what is missing.
 */
export async function readAsFound(deps: { readonly db: Db }, reader: Viewer, pinId: PinId): Promise<void> {
  const pin = (await knowPins(deps, reader, [pinId])).get(pinId)
  if (pin?.row.boardId === null) await knowBoards(deps, reader, [NO_ID])
  else if (pin && pin.board?.owner.row.id === pin.row.pinnerId) await knowMembers(deps, reader, [NO_ID])
}

/** What decides who may do what with the pin, for the viewer its pinner and board were loaded for. */
export function pinFacts(
  row: PinRow,
  { row: pinner, relation }: KnownMember,
  board: KnownBoard | null,
  withheld: Withheld,
): PinFacts {
  return {
    isPinner: relation.isSelf,
    isCreated: row.isCreated,
    isBlockedEitherWay: relation.isBlockedByThem || relation.isBlockingThem,
    isPinnerPrivate: pinner.isPrivate,
    isApprovedFollower: relation.follow === 'following',
    withheld,
    isUndiscoverable: row.isUndiscoverable,
    isHeld: row.veil === 'held',
    isCommentsAllowed: row.isCommentsAllowed,
    isCommentsAllowedByPinner: pinner.isCommentsAllowed,
    board: row.boardId === null ? null : (board?.facts ?? 'missing'),
  }
}

/** One pin; throws `pin_not_found` where there is none. Whether it may be seen is for the policy to say. */
export async function knowPin(deps: { db: Db }, viewer: Viewer, pinId: PinId): Promise<KnownPin> {
  const known = (await knowPins(deps, viewer, [pinId])).get(pinId)
  if (!known) throw new AppError('pin_not_found')
  return known
}
