import { type BlockingAction, type DeletedBoard, formatWireDate } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { blockingActionsOf } from '../blocking/blocking.ts'
import { type DeletedBoardRow, findDeletedBoards } from '../lists/board-lists.queries.ts'
import { daysLeft, lastLostMoment, restorableUntil } from './restorable.ts'

/** PS-11: what the viewer deleted and may still bring back, newest deletion first. One statement, two where one is being put away. */
export async function deletedBoardsView(
  deps: { db: Db; clock: Clock },
  viewer: Member,
  page: { after: string | null; limit: number },
): Promise<Page<DeletedBoard[]>> {
  const now = deps.clock.now()
  const rows = await findDeletedBoards(deps.db, {
    ownerId: viewer.id,
    since: lastLostMoment(now),
    after: page.after === null ? null : readPlace(page.after),
    limit: page.limit + 1,
  })
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  const blocking = await blockingActionsOf(
    deps.db,
    shown.flatMap(({ id, hasOperations }) => (hasOperations ? [id] : [])),
  )
  return {
    items: shown.flatMap((row) =>
      row.deletedAt === null || isBeyondToken(viewer, row)
        ? []
        : [present(row, row.deletedAt, now, blocking.get(row.id) ?? [])],
    ),
    next: rows.length > page.limit && last ? `${last.moment} ${last.id}` : null,
  }
}

/** The place holds all it is compared by: the board it names may be back, or gone, before the list goes on. */
function readPlace(bookmark: string): { moment: string; id: string } {
  const [moment, id] = bookmark.split(' ')
  if (!moment || !id) throw new AppError('bookmark_refused', { field: 'bookmarks' })
  return { moment, id }
}

/** Secret boards are missing to a token that is not for them, deleted ones too. */
const isBeyondToken = (viewer: Member, { privacy }: DeletedBoardRow) =>
  viewer.isWithoutSecretBoards && privacy === 'secret'

const present = (
  row: DeletedBoardRow,
  deletedAt: Date,
  now: Date,
  blockingActions: BlockingAction[],
): DeletedBoard => ({
  id: row.id,
  type: 'deleted_board',
  name: row.name,
  privacy: row.privacy,
  pin_count: row.pinCount,
  section_count: row.sectionCount,
  deleted_at: formatWireDate(deletedAt),
  restorable_until: formatWireDate(restorableUntil(deletedAt)),
  days_left: daysLeft(deletedAt, now),
  blocking_actions: blockingActions,
})
