import type { Pin, BoardId, PinId, SectionId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { readShown } from '../../../platform/http/shown-ids.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { canSeeBoardPins, knowBoard } from '../../boards/index.ts'
import { findSections } from '../../sections/index.ts'
import {
  canSeePin,
  fillPinPage,
  findAggregatesOnBoard,
  findNeighbourPins,
  findNewestOn,
  knowPin,
  type Place,
  type PinViewDeps,
} from '../../pins/index.ts'
import { addUp, type Reason } from './likeness.ts'
import { type BesideDeps, findKeptBeside } from './kept-beside.ts'
import { findLookAlikes } from './look-alikes.ts'
import { alikeByWords } from './alike-by-words.ts'
import { preferByTaste } from './prefer-by-taste.ts'

const MOST_ALIKE = 200
const OF_EACH_KIND = 120
const BOARDS_OF_A_PIN = 40
const BOARDS_OF_EACH_PICTURE = 8
const PINS_OF_A_BOARD = 25

/** Sharing a board says most, also where what has its words shares topics as well; being on the same board now, least. */
const POINTS = { sharedBoard: 25, sameBoard: 3 }

/**
 * Pins like a pin: those that others keep beside its picture, those that look like it, those with its words, and the
 * newest of its own board or section. A fixed number of statements finds all candidates. Throws `pin_not_found` where the viewer may not see the pin.
 */
export async function relatedPinsView(
  deps: BesideDeps,
  viewer: Viewer,
  pinId: PinId,
  place: Place,
): Promise<Page<Pin[]>> {
  const { row, facts } = await knowPin(deps, viewer, pinId)
  requireAllowed(canSeePin(facts))
  const { db } = deps
  const [neighbours, alike, beside, looks] = await Promise.all([
    findNeighbours(deps, {
      aggregateIds: [row.aggregateId],
      exceptBoardId: row.boardId,
      mostBoards: BOARDS_OF_A_PIN,
    }),
    alikeByWords(deps, viewer, row.title === '' ? row.description : row.title, OF_EACH_KIND),
    row.boardId === null
      ? []
      : findNewestOn(db, { boardId: row.boardId, sectionId: row.sectionId, limit: OF_EACH_KIND }),
    findLookAlikes(deps, row.aggregateId, OF_EACH_KIND),
  ])
  const reasons = [...neighbours, ...alike, ...beside.map((pin) => ({ ...pin, points: POINTS.sameBoard })), ...looks]
  return likenessPage(
    deps,
    viewer,
    reasons.filter(({ aggregateId }) => aggregateId !== row.aggregateId),
    place,
    row.id,
  )
}

/**
 * Pins like those on a board, or in a section of it, and not on the board: from boards that hold its newest pictures, and
 * with the words of its name and their titles. Four statements, five for a section, two more for who follows topics. Throws `board_not_found` where the viewer
 * may not see its pins, and `section_not_found` where the section is none of the board's.
 */
export async function boardIdeasView(
  deps: BesideDeps,
  viewer: Viewer,
  { boardId, sectionId }: { readonly boardId: BoardId; readonly sectionId: SectionId | null },
  place: Place,
): Promise<Page<Pin[]>> {
  const board = await knowBoard(deps, viewer, boardId)
  requireAllowed(canSeeBoardPins(board.facts))
  const { db } = deps
  const [section] = sectionId === null ? [] : await findSections(db, [sectionId])
  if (sectionId !== null && section?.boardId !== boardId)
    throw new AppError('section_not_found', { field: 'section_id' })
  const newest = await findNewestOn(db, { boardId, sectionId, limit: PINS_OF_A_BOARD })
  const words = [board.row.name, section?.title ?? '', ...newest.map(({ title }) => title)].join(' ')
  const [neighbours, alike] = await Promise.all([
    findNeighbours(deps, {
      aggregateIds: [...new Set(newest.map(({ aggregateId }) => aggregateId))],
      exceptBoardId: boardId,
      mostBoards: BOARDS_OF_EACH_PICTURE,
    }),
    alikeByWords(deps, viewer, words, OF_EACH_KIND),
  ])
  const reasons = [...neighbours, ...alike]
  const there = await findAggregatesOnBoard(
    db,
    boardId,
    reasons.map(({ aggregateId }) => aggregateId),
  )
  return likenessPage(
    deps,
    viewer,
    reasons.filter(({ aggregateId }) => !there.has(aggregateId)),
    place,
  )
}

/** What others keep beside the pictures, by walks on all saves; where nobody answers, by the boards that hold them now. */
async function findNeighbours(
  deps: BesideDeps,
  wanted: { aggregateIds: readonly Id[]; exceptBoardId: BoardId | null; mostBoards: number },
): Promise<Reason[]> {
  const walked = await findKeptBeside(deps, wanted.aggregateIds, OF_EACH_KIND)
  if (walked.length > 0) return walked
  const found = await findNeighbourPins(deps.db, { ...wanted, pinsPerBoard: PINS_OF_A_BOARD, limit: OF_EACH_KIND })
  return found.map(({ boards, ...pin }) => ({ ...pin, points: boards * POINTS.sharedBoard }))
}

/** The list is made anew for each page, without what was shown of it: what comes, goes and moves repeats nothing. */
async function likenessPage(
  deps: PinViewDeps,
  viewer: Viewer,
  reasons: readonly Reason[],
  place: Place,
  pinId: PinId | null = null,
): Promise<Page<Pin[]>> {
  const list = await preferByTaste(deps, viewer, addUp(reasons, MOST_ALIKE), pinId)
  return fillPinPage(deps, viewer, place, 'suggested', ({ after, limit }) => {
    const shown = readShown(after)
    const some = list.filter(({ aggregateId }) => !shown.has(aggregateId)).slice(0, limit)
    const key = shown.and(some.map(({ aggregateId }) => aggregateId))
    return Promise.resolve(some.map(({ pinId }) => ({ pinId, key })))
  })
}
