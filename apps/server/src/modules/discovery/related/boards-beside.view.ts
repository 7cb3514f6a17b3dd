import type { Board, BoardId, SuggestedPerson } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member, Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { readShown } from '../../../platform/http/shown-ids.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews, canSeeBoardPins, knowBoard } from '../../boards/index.ts'
import { edgePage } from '../../graph/index.ts'
import { findNewestOn, type Place } from '../../pins/index.ts'
import { findBoardsSavedTo, findNewestPinsOf } from '../recommended/recommended.queries.ts'
import { mutedByKind } from '../tuner/leave-muted-out.ts'
import { findMutedSources } from '../tuner/muted-sources.queries.ts'
import type { BesideDeps } from './kept-beside.ts'

/** What asking for boards beside others needs. */
export type BoardsBesideDeps = BesideDeps & BoardViewDeps

/** What is newest on a board, or of a member, tells what it is about. */
const NEWEST = 100
/** Boards of a member that are no news to them. */
const OWN_BOARDS = 250
/** Some of those that are found may not be shown, and some people have several. */
const FOUND = 100

const queriesOf = (pins: readonly { readonly aggregateId: Id }[]) =>
  [...new Set(pins.map(({ aggregateId }) => aggregateId))].map((id) => ({ id, weight: 1 }))

/**
 * Boards that hold much of what a board holds; empty where no recommender answers. Throws `board_not_found` where the viewer
 * may not see its pins.
 */
export async function boardsLikeView(
  deps: BoardsBesideDeps,
  viewer: Viewer,
  boardId: BoardId,
  page: Place,
): Promise<Page<Board[]>> {
  const board = await knowBoard(deps, viewer, boardId)
  requireAllowed(canSeeBoardPins(board.facts))
  const newest = await findNewestOn(deps.db, { boardId, sectionId: null, limit: NEWEST })
  const found = await deps.recommender.boardsBeside({
    queries: queriesOf(newest),
    leaveOut: [boardId],
    wanted: FOUND,
  })
  return edgePage(
    page,
    ({ after, limit }) => {
      const shown = readShown(after)
      const ids = found.flatMap(({ id }) => (shown.has(id) ? [] : id)).slice(0, limit)
      const edgeId = shown.and(ids)
      return Promise.resolve(ids.map((id) => ({ id, edgeId })))
    },
    async (ids) => (await boardViews(deps, viewer, ids, 'listed')).filter(({ owner }) => owner.id !== viewer.id),
  )
}

/**
 * People whose boards hold much of what the member saved last, each with the board that says most so; nobody they follow, and
 * nothing of whom or what they switched off. Sixteen statements.
 */
export async function peopleToFollowView(
  deps: BoardsBesideDeps,
  viewer: Member,
  page: Place,
): Promise<Page<SuggestedPerson[]>> {
  const [newest, own, sources] = await Promise.all([
    findNewestPinsOf(deps.db, viewer.id, NEWEST),
    findBoardsSavedTo(deps.db, viewer.id, OWN_BOARDS),
    findMutedSources(deps.db, viewer.id),
  ])
  const muted = mutedByKind(sources)
  const found = await deps.recommender.boardsBeside({
    queries: queriesOf(newest),
    leaveOut: [...own, ...muted.board],
    wanted: FOUND,
  })
  const boards = await boardViews(
    deps,
    viewer,
    found.map(({ id }) => id),
    'listed',
  )
  const firstOf = new Map(boards.toReversed().map((board) => [board.owner.id, board]))
  const shown = readShown(page.after)
  const fresh = [...new Set(boards.map(({ owner }) => owner.id))]
    .flatMap((id) => firstOf.get(id) ?? [])
    .filter(({ owner }) => owner.id !== viewer.id && !owner.explicitly_followed_by_me && !muted.member.has(owner.id))
    .filter(({ owner }) => !shown.has(owner.id))
  const items = fresh.slice(0, page.limit).map(({ id, type, node_id, name, url, privacy, owner }) => ({
    type: 'suggested_person' as const,
    id: owner.id,
    user: owner,
    board: { id, type, node_id, name, url, privacy },
  }))
  return { items, next: fresh.length <= page.limit ? null : shown.and(items.map(({ id }) => id)) }
}
