import { type boardResource, type OptionsOf, ownersChanges, slugOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, authorize } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { refuseWhileBusy } from '../blocking/blocking.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import { knowBoard } from '../board-facts.ts'
import type { BoardPins } from '../board-pins.ts'
import { findRivalBoards, updateBoardRow } from '../rows/board-rows.queries.ts'
import { lockBoard, type LockedBoard } from '../rows/lock-boards.ts'
import { canEditBoard, canManageBoard } from '../boards.policy.ts'
import { findCollaborators } from '../team/collaborators.queries.ts'
import { freeSlug } from '../names/free-slug.ts'
import { markMemberBoardsArchived } from '../rows/member-boards.queries.ts'
import { refuseTakenName } from './create-board.ts'
import { boardRefusalWords } from '../board-refusals.words.ts'

type Changes = OptionsOf<typeof boardResource.update>

/**
 * Changes what is named. Collaborators may change words, cover and days; privacy, archiving, what the board is used for
 * and who may do what on it are the owner's. Throws `board_name_taken`, `cover_not_on_board`, `rule_broken`.
 */
export async function updateBoard(
  deps: WriteDeps & { boardPins: BoardPins },
  viewer: Member,
  changes: Changes,
): Promise<void> {
  await inTransaction(deps.db, 'update-board', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, changes.board_id)
    const { facts, row } = await knowBoard({ db: held }, viewer, changes.board_id)
    const writer = authorize(held, canEditBoard(facts))
    if (ownersChanges.some((name) => changes[name] !== undefined)) authorize(held, canManageBoard(facts))
    // Names are compared under the owner's lock, as when a board is made.
    await lockMember(tx, row.ownerId)
    if (!board) throw new AppError('board_not_found')
    const after = {
      privacy: changes.privacy ?? board.privacy,
      archivedAt:
        changes.archived === undefined
          ? board.archivedAt
          : changes.archived
            ? (board.archivedAt ?? deps.clock.now())
            : null,
    }
    const isSightChanged = after.privacy !== board.privacy || after.archivedAt !== board.archivedAt
    if (isSightChanged) await refuseWhileBusy(tx, board, { of: 'board' })
    await updateBoardRow(writer, board.id, {
      ...(await nameColumns(tx, board, changes.name)),
      ...plainColumns(changes),
      ...dayColumns(board, changes),
      ...(await coverColumns(deps.boardPins, tx, board, changes)),
      privacy: after.privacy,
      archived_at: after.archivedAt,
    })
    await countBoardChange(writer, board.ownerId, board, after)
    if ((after.archivedAt === null) !== (board.archivedAt === null)) await markArchived(writer, board, after.archivedAt)
    if (isSightChanged) await deps.boardPins.syncBoardSight(writer, board.id)
    await deps.outbox.emit(writer, bucketOf(board.id), 'board.changed', { boardId: board.id, ownerId: board.ownerId })
  })
}

const plainColumns = (changes: Changes) => ({
  ...(changes.description !== undefined && { description: changes.description }),
  ...(changes.category !== undefined && { category: changes.category || null }),
  ...(changes.layout !== undefined && { layout: changes.layout || null }),
  ...(changes.allow_homefeed_recommendations !== undefined && {
    allows_recommendations: changes.allow_homefeed_recommendations,
  }),
  ...(changes.collaborator_requests_enabled !== undefined && {
    takes_requests: changes.collaborator_requests_enabled,
  }),
  ...(changes.collaborators_can_delete_pins !== undefined && {
    collaborators_can_delete_pins: changes.collaborators_can_delete_pins,
  }),
})

/** A board is about one day, or from one to a later one. */
function dayColumns(board: LockedBoard, { event_date: start, event_end_date: end }: Changes) {
  if (start === undefined && end === undefined) return {}
  const first = start === undefined ? board.eventDate : start || null
  // Without a first day there is no last one.
  const last = first === null ? end || null : end === undefined ? board.eventEndDate : end || null
  if (last !== null && (first === null || last < first))
    throw new AppError('rule_broken', {
      field: 'event_end_date',
      detail: `event_end_date: ${boardRefusalWords.endsBeforeFirst}`,
    })
  return { event_date: first, event_end_date: last === first ? null : last }
}

async function coverColumns(boardPins: BoardPins, tx: Tx, board: LockedBoard, changes: Changes) {
  const { cover_pin_id: pinId, cover_crop: crop } = changes
  if (pinId === undefined) return {}
  if (pinId === '') return { cover_pin_id: null, cover_crop: null }
  if (!(await boardPins.isOnBoard(tx, board.id, pinId)))
    throw new AppError('cover_not_on_board', { field: 'cover_pin_id' })
  return { cover_pin_id: pinId, cover_crop: crop ?? null }
}

async function nameColumns(tx: Tx, board: LockedBoard, name: string | undefined) {
  if (name === undefined || name === board.name) return {}
  const wished = slugOf(name)
  const rivals = await findRivalBoards(tx, board.ownerId, name, wished)
  refuseTakenName(rivals, name, board.id)
  return {
    name,
    slug: freeSlug(
      wished,
      rivals.filter(({ id }) => id !== board.id),
    ),
  }
}

async function markArchived(writer: Writer, board: LockedBoard, archivedAt: Date | null) {
  const collaborators = await findCollaborators(writer, [board.id])
  const members = [board.ownerId, ...collaborators.map(({ memberId }) => memberId)]
  await markMemberBoardsArchived(writer, members, board.id, archivedAt)
}
