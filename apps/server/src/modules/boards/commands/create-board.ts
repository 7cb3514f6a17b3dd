import { type boardResource, type OptionsOf, slugOf } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../../accounts/index.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import { findRivalBoards, insertBoard } from '../rows/board-rows.queries.ts'
import { freeSlug } from '../names/free-slug.ts'
import { insertMemberBoard } from '../rows/member-boards.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.created': { boardId: string; ownerId: string }
    'board.changed': { boardId: string; ownerId: string }
    'board.deleted': { boardId: string; ownerId: string }
  }
}

/** The new board lives in its owner's bucket. Throws `board_name_taken`. */
export async function createBoard(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof boardResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, async (tx) => {
    // The owner's row is the lock under which names are compared.
    await lockMember(tx, viewer.id)
    const wished = slugOf(input.name)
    const rivals = await findRivalBoards(tx, viewer.id, input.name, wished)
    refuseTakenName(rivals, input.name)
    const now = deps.clock.now()
    const id = deps.ids.next(bucketOf(viewer.id))
    await insertBoard(tx, {
      id,
      owner_id: viewer.id,
      name: input.name,
      slug: freeSlug(wished, rivals),
      description: input.description,
      category: input.category ?? null,
      layout: input.layout ?? null,
      privacy: input.privacy,
      collaborators_can_delete_pins: input.collaborators_can_delete_pins,
      cover_pin_id: null,
      last_pinned_at: null,
      archived_at: null,
      deleted_at: null,
      created_at: now,
    })
    await insertMemberBoard(tx, { memberId: viewer.id, boardId: id, role: 'owner', lastEdgeId: id, archivedAt: null })
    await countBoardChange(tx, viewer.id, null, { privacy: input.privacy, archivedAt: null })
    await deps.outbox.emit(tx, bucketOf(id), 'board.created', { boardId: id, ownerId: viewer.id })
    return id
  })
}

/** Two boards of one owner may share a slug's stem, not a name. */
export function refuseTakenName(rivals: readonly { id: Id; name: string }[], name: string, ownId?: Id): void {
  const isTaken = rivals.some((rival) => rival.id !== ownId && rival.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new AppError('board_name_taken', { field: 'name' })
}
