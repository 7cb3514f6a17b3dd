import { isMember, type Viewer } from '../../platform/auth/viewer.ts'
import { type KnownBoard, knowBoards } from '../boards/index.ts'
import type { CardDeps } from '../graph/index.ts'
import { deleteFavoritesOf, findMarks, type MarkRow } from './marks.queries.ts'
import type { KnownPin, MarksOfPin, PinMarks } from '../pins/index.ts'

const unmarked: MarksOfPin = { isHidden: false, isFavorite: false, reaction: null, saved: null }

async function marksOf(
  deps: CardDeps,
  viewer: Viewer,
  pins: readonly KnownPin[],
  { isAskingHidden }: { readonly isAskingHidden: boolean },
): Promise<(pin: KnownPin) => MarksOfPin> {
  if (!isMember(viewer)) return () => unmarked
  const own = pins.filter(({ facts }) => facts.isPinner)
  const others = pins.filter(({ facts }) => !facts.isPinner)
  const rows = await findMarks(deps.db, viewer.id, {
    aggregateIds: [...new Set(pins.map(({ row }) => row.aggregateId))],
    ownPinIds: own.map(({ row }) => row.id),
    hidablePinIds: isAskingHidden ? others.map(({ row }) => row.id) : [],
    contentHashes: [...new Set(others.map(({ row }) => row.contentHash))],
  })
  const hidden = aboutsOf(rows, 'hidden')
  const favorites = aboutsOf(rows, 'favorite')
  const reactions = new Map(rows.flatMap((row) => (row.kind === 'reaction' ? [[row.about, row.reactionType]] : [])))
  const saved = await savedPins(deps, viewer, pins, rows)
  return ({ row, facts }) => ({
    isHidden: hidden.has(row.id),
    isFavorite: favorites.has(row.id),
    reaction: reactions.get(row.aggregateId) ?? null,
    saved: facts.isPinner ? null : (saved.get(row.contentHash) ?? null),
  })
}

const aboutsOf = (rows: readonly MarkRow[], kind: MarkRow['kind']): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.kind === kind ? [row.about] : [])))

/** The viewer's newest pin of each picture; those on boards that are missing, as deleted ones, are missing. */
async function savedPins(deps: CardDeps, viewer: Viewer, pins: readonly KnownPin[], rows: readonly MarkRow[]) {
  const saves = rows.flatMap((row) => (row.kind === 'saved' ? [row] : []))
  const boards = new Map(pins.flatMap(({ board }) => (board === null ? [] : [[board.row.id, board]])))
  const missing = saves.flatMap(({ boardId }) => (boardId === null || boards.has(boardId) ? [] : [boardId]))
  for (const [id, board] of await knowBoards(deps, viewer, missing)) boards.set(id, board)
  const isStanding = (board: KnownBoard | undefined) => board !== undefined && board.facts.isBeyondToken !== true
  const standing = saves.filter(({ boardId }) => boardId === null || isStanding(boards.get(boardId)))
  // The newest come first, so that the last one set in reverse order is the newest.
  return new Map(
    standing
      .toReversed()
      .map(({ about, pinId, boardId }) => [
        about,
        { pinId, board: boardId === null ? null : (boards.get(boardId) ?? null) },
      ]),
  )
}

/** How pins reach the marks on them. */
export const pinMarks: PinMarks = {
  read: marksOf,
  async forget(tx, pins) {
    await deleteFavoritesOf(tx, pins)
  },
}
