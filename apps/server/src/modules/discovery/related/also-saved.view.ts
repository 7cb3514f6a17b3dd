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

/** Of the newest saves so many are looked at for a page, on boards or not. */
const LOOKED_AT = 200
/** Several may lie on one board, and some may not be shown: so many are loaded at first for each board that is wanted. */
const SAVES_PER_BOARD = 3
/** With each page the bookmark grows by its boards, so the list ends. */
const MOST_BOARDS = 250

/**
 * Boards that others find a pin's picture on, or a near copy of it, the latest save first; not the pin's own. Its statements
 * are as many for any number of boards, and what it reads of saves is bounded: where hardly any of these may be shown, a page has few boards,
 * or none, and goes on.
 * Throws `pin_not_found` where the viewer may not see the pin.
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
  const aggregateIds = await familyOf(deps.db, row.aggregateId)
  const saves = await findNewestSaves(deps.db, { aggregateIds, before, limit: LOOKED_AT })
  const elsewhere = saves.flatMap((save) =>
    save.boardId === null || save.boardId === row.boardId || shown.has(save.boardId)
      ? []
      : { pinId: save.pinId, boardId: save.boardId },
  )
  const { boardIds, last } = await takeBoards(deps, viewer, elsewhere, page.limit)
  const isThrough = last === (elsewhere.at(-1)?.pinId ?? null)
  const key = isThrough ? (saves.at(-1)?.pinId ?? before) : last
  const isEnd = isThrough && saves.length < LOOKED_AT
  const isLong = shown.marks.length + boardIds.length >= MOST_BOARDS
  return {
    items: await boardViews(deps, viewer, boardIds, 'suggested'),
    next: isEnd || isLong ? null : `${key}.${shown.and(boardIds)}`,
  }
}

/**
 * The boards of the first saves that the viewer may be shown, each once, and the last save that was looked at for them. The rest
 * of the saves is only loaded where the first do not fill the page.
 */
async function takeBoards(
  deps: BoardViewDeps,
  viewer: Viewer,
  saves: readonly SaveOnBoard[],
  limit: number,
): Promise<{ boardIds: BoardId[]; last: PinId | null }> {
  const boardIds = new Set<BoardId>()
  let last: PinId | null = null
  const atFirst = limit * SAVES_PER_BOARD
  for (const part of [saves.slice(0, atFirst), saves.slice(atFirst)]) {
    const isNew = ({ boardId }: SaveOnBoard) => !boardIds.has(boardId)
    const known = await knowPins(deps, viewer, boardIds.size < limit ? part.filter(isNew).map(pinOf) : [])
    for (const { pinId, boardId } of part) {
      if (boardIds.size === limit) break
      last = pinId
      const pin = known.get(pinId)
      if (pin && isPinSuggested(pin)) boardIds.add(boardId)
    }
  }
  return { boardIds: [...boardIds], last }
}

interface SaveOnBoard {
  readonly pinId: PinId
  readonly boardId: BoardId
}

const pinOf = ({ pinId }: SaveOnBoard) => pinId

/** The last save that was looked at, and the boards that were shown. */
function readPlace(after: string | null): { readonly before: Id; readonly shown: ReturnType<typeof readShown> } {
  const [before = LAST_ID, shown = null] = after?.split('.') ?? []
  return { before, shown: readShown(shown) }
}
