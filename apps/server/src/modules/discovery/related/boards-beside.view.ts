import type { Board, BoardId, SuggestedPerson } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member, Viewer } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type BoardViewDeps, boardViews, canSeeBoardPins, knowBoard } from '../../boards/index.ts'
import { findNewestOn } from '../../pins/index.ts'
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
const MOST_BOARDS = 12
const MOST_PEOPLE = 12
/** Some of those that are found may not be shown, and some people have several. */
const FOUND = 60

const queriesOf = (pins: readonly { readonly aggregateId: Id }[]) =>
  [...new Set(pins.map(({ aggregateId }) => aggregateId))].map((id) => ({ id, weight: 1 }))

/**
 * Boards that hold much of what a board holds; empty where no recommender answers. Throws `board_not_found` where the viewer
 * may not see its pins.
 */
export async function boardsLikeView(deps: BoardsBesideDeps, viewer: Viewer, boardId: BoardId): Promise<Board[]> {
  const board = await knowBoard(deps, viewer, boardId)
  requireAllowed(canSeeBoardPins(board.facts))
  const newest = await findNewestOn(deps.db, { boardId, sectionId: null, limit: NEWEST })
  const found = await deps.recommender.boardsBeside({
    queries: queriesOf(newest),
    leaveOut: [boardId],
    wanted: FOUND,
  })
  const boards = await boardViews(
    deps,
    viewer,
    found.map(({ id }) => id),
    'listed',
  )
  return boards.filter(({ owner }) => owner.id !== viewer.id).slice(0, MOST_BOARDS)
}

/**
 * People whose boards hold much of what the member saved last, each with the board that says most so; nobody they follow, and
 * nothing of whom or what they switched off. Sixteen statements.
 */
export async function peopleToFollowView(deps: BoardsBesideDeps, viewer: Member): Promise<SuggestedPerson[]> {
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
  return [...new Set(boards.map(({ owner }) => owner.id))]
    .flatMap((id) => firstOf.get(id) ?? [])
    .filter(({ owner }) => owner.id !== viewer.id && !owner.explicitly_followed_by_me && !muted.member.has(owner.id))
    .slice(0, MOST_PEOPLE)
    .map(({ id, type, node_id, name, url, privacy, owner }) => ({
      type: 'suggested_person',
      id: owner.id,
      user: owner,
      board: { id, type, node_id, name, url, privacy },
    }))
}
