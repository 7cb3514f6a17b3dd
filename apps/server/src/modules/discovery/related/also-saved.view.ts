import type { Board, BoardId, PinId } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { readShown } from '../../../platform/http/shown-ids.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews } from '../../boards/index.ts'
import { canSeePin, findNewestSaves, isPinSuggested, knowPin, knowPins, type Place } from '../../pins/index.ts'
import { familyOf } from '../../recommender/index.ts'

/** Several saves may lie on one board, and some may not be shown: so many are looked at for each board that is wanted. */
const SAVES_PER_BOARD = 3
/** With each page the bookmark grows by its boards, so the list ends. */
const MOST_BOARDS = 250

/**
 * Boards that others find a pin's picture on, or a near copy of it, the latest save first; not the pin's own. Its statements
 * are as many for any number of saves, and so is what they read of these. Throws `pin_not_found` where the viewer may not see the pin.
 */
export async function alsoSavedView(
  deps: BoardViewDeps,
  asking: Viewer,
  pinId: PinId,
  page: Place,
): Promise<Page<Board[]>> {
  const viewer = asReader(asking)
  const { row, facts } = await knowPin(deps, viewer, pinId)
  requireAllowed(canSeePin(facts))
  const { before, shown } = readPlace(page.after)
  const limit = page.limit * SAVES_PER_BOARD
  const saves = await findNewestSaves(deps.db, {
    aggregateIds: await familyOf(deps.db, row.aggregateId),
    exceptBoardId: row.boardId,
    before,
    limit,
  })
  const known = await knowPins(
    deps,
    viewer,
    saves.map((save) => save.pinId),
  )
  const boardIds: BoardId[] = []
  let last = before
  for (const save of saves) {
    if (boardIds.length === page.limit) break
    last = save.pinId
    const pin = known.get(save.pinId)
    const isNew = !shown.has(save.boardId) && !boardIds.includes(save.boardId)
    if (isNew && pin && isPinSuggested(pin)) boardIds.push(save.boardId)
  }
  const isEnd = saves.length < limit && last === (saves.at(-1)?.pinId ?? before)
  const isLong = shown.marks.length + boardIds.length >= MOST_BOARDS
  return {
    items: await boardViews(deps, viewer, boardIds, 'suggested'),
    next: isEnd || isLong ? null : `${last}.${shown.and(boardIds)}`,
  }
}

/** The last save that was looked at, and the boards that were shown. */
function readPlace(after: string | null): { readonly before: Id; readonly shown: ReturnType<typeof readShown> } {
  const [before = LAST_ID, shown = null] = after?.split('.') ?? []
  return { before, shown: readShown(shown) }
}
