import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findFirstPublicPinIds, findNewestOn, findPins, type PinRow } from '../../pins/index.ts'
import { noRecommender, type Recommender } from '../../recommender/index.ts'
import { findViewedPins } from '../history/history.queries.ts'
import type { Muted } from '../tuner/leave-muted-out.ts'
import { type ChosenPin, findBoardsSavedTo, type findNewestPinsOf } from './recommended.queries.ts'

/** A pin that a list may take. */
export type Candidate = ChosenPin & Pick<PinRow, 'pinnerId' | 'boardId'> & { readonly pin: PinRow }

export const candidateOf = (
  pin: PinRow,
  because: ChosenPin['because'],
  source: ChosenPin['source'] = 'walk',
): Candidate => ({
  pinId: pin.id,
  source,
  pinnerId: pin.pinnerId,
  boardId: pin.boardId,
  because,
  pin,
})

/** For whom walks are made, what they have, and what they switched off. */
interface Asked {
  readonly memberId: MemberId
  readonly own: Awaited<ReturnType<typeof findNewestPinsOf>>
  readonly muted: Muted
  /** Pictures that the list has already. */
  readonly listed: readonly Id[]
}

interface WalkDeps {
  readonly db: Db
  readonly recommender: Recommender
}

/** A member's newest pins tell what they like now. */
const SEEDS = 30
/** The pin so many places back weighs half as much as the newest. */
const HALF_WEIGHT = 8
/** The boards that were saved to last, and how many of what stands on each tell what is wanted for it. */
const BOARDS = 5
const OF_BOARD = 12
/** The pins looked at last that walks begin from. */
const VIEWED = 20
const WANTED = 120
const WANTED_FOR_ONE = 24
const PATIENCE = 5000

const weighted = (ids: readonly Id[]) => ids.map((id, at) => ({ id, weight: 2 ** (-at / HALF_WEIGHT) }))

/** What others keep beside the member's newest pins, as public pins of others. */
export async function findBeside(deps: WalkDeps, asked: Asked): Promise<Candidate[]> {
  const { own, muted } = asked
  const isSeed = ({ id, boardId }: { id: PinId; boardId: BoardId | null }) =>
    !muted.pin.has(id) && !muted.board.has(boardId ?? '')
  const seeds = own.filter(isSeed)
  const pictures = new Map(seeds.toReversed().map(({ aggregateId, id }) => [aggregateId, id]))
  const queries = weighted([...new Set(seeds.map(({ aggregateId }) => aggregateId))].slice(0, SEEDS))
  return findByWalk(deps, asked, { queries, wanted: WANTED }, (from) => {
    const pinId = pictures.get(from)
    return pinId === undefined ? null : { pinId }
  })
}

/** What others keep beside the newest pins of each of the member's boards, one of each board in turn. */
export async function findForBoards(deps: WalkDeps, asked: Asked): Promise<Candidate[]> {
  const { memberId, muted } = asked
  if (deps.recommender === noRecommender) return []
  const boards = await findBoardsSavedTo(deps.db, memberId, BOARDS + muted.board.size)
  const lists = await Promise.all(
    boards
      .filter((id) => !muted.board.has(id))
      .slice(0, BOARDS)
      .map(async (boardId) => {
        const onBoard = await findNewestOn(deps.db, { boardId, sectionId: null, limit: OF_BOARD })
        const seeds = onBoard.filter(({ pinId }) => !muted.pin.has(pinId))
        const queries = seeds.map(({ aggregateId: id }) => ({ id, weight: 1 }))
        return findByWalk(deps, asked, { queries, wanted: WANTED_FOR_ONE }, () => ({ boardId }))
      }),
  )
  return inTurn(lists)
}

/** What others keep beside the public pins that the member looked at last, where their account keeps that. */
export async function findLikeViewed(deps: WalkDeps, asked: Asked): Promise<Candidate[]> {
  if (deps.recommender === noRecommender) return []
  const ids = await findViewedPins(deps.db, asked.memberId, VIEWED)
  const rows = new Map((ids.length === 0 ? [] : await findPins(deps.db, ids)).map((pin) => [pin.id, pin]))
  const open = ids.flatMap((id) => rows.get(id) ?? []).filter((pin) => pin.isListed && pin.isReadableByAll)
  const viewed = new Map(open.map((pin) => [pin.aggregateId, pin.id]))
  const question = { queries: weighted([...viewed.keys()]), wanted: WANTED_FOR_ONE }
  return findByWalk(deps, asked, question, (from) => {
    const viewedPinId = viewed.get(from)
    return viewedPinId === undefined ? null : { viewedPinId }
  })
}

interface Question {
  readonly queries: readonly { readonly id: Id; readonly weight: number }[]
  readonly wanted: number
}

/** Public pins of others beside these pictures, none of which the member has. */
async function findByWalk(
  { db, recommender }: WalkDeps,
  { memberId, own, listed }: Asked,
  { queries: given, wanted }: Question,
  becauseOf: (from: Id) => ChosenPin['because'] | null,
): Promise<Candidate[]> {
  if (given.length === 0) return []
  const queries = [...given]
  const leaveOut = [
    ...new Set([...own.map(({ aggregateId }) => aggregateId), ...queries.map(({ id }) => id), ...listed]),
  ]
  const found = await recommender.alike({ queries, leaveOut, wanted }, PATIENCE)
  if (found.length === 0) return []
  const firsts = await findFirstPublicPinIds(
    db,
    found.map(({ id }) => id),
  )
  const pinOf = new Map((await findPins(db, firsts)).map((pin) => [pin.aggregateId, pin]))
  return found.flatMap(({ id, from }) => {
    const [pin, because] = [pinOf.get(id), becauseOf(from)]
    return pin && because && pin.pinnerId !== memberId ? [candidateOf(pin, because)] : []
  })
}

/** The next of each list in turn; what another list has given already is passed over. */
export function inTurn(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const chosen = new Map<PinId, Candidate>()
  let waiting = lists
  while (waiting.length > 0)
    waiting = waiting.flatMap((list) => {
      const at = list.findIndex(({ pinId }) => !chosen.has(pinId))
      const next = list[at]
      if (!next) return []
      chosen.set(next.pinId, next)
      return [list.slice(at + 1)]
    })
  return [...chosen.values()]
}
