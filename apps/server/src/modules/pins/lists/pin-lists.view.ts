import type { Pin, PinSortOrder, BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { type Id, NO_ID } from '../../../platform/ids/ids.ts'
import type { PinViewDeps } from '../pin-marks.ts'
import { canSeeBoardPins, knowBoard, knowBoards } from '../../boards/index.ts'
import { findSections } from '../../sections/index.ts'
import { findPinIdsOfMember, type MemberPinList } from './kind-lists.queries.ts'
import { findBoardPage, findSectionPage } from './pin-pages.queries.ts'
import { pinViews, type Wanted } from '../pins.view.ts'

/** Where a list goes on, and how many rows are wanted. */
export interface Place {
  after: string | null
  limit: number
}

interface Entry {
  pinId: PinId
  key: string
  /** It is passed over: the list goes on behind it. */
  isLeftOut?: boolean
}

const MOST_ROUNDS = 4

/** Fills a page of pins the viewer may see: entries, then pins, in at most four rounds; `next` is the last key examined. */
export async function fillPinPage(
  deps: PinViewDeps,
  viewer: Viewer,
  place: Place,
  wanted: Wanted,
  findEntries: (place: Place) => Promise<Entry[]>,
): Promise<Page<Pin[]>> {
  const items: Pin[] = []
  let { after } = place
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = place.limit - items.length
    const entries = await findEntries({ after, limit })
    items.push(
      ...(await pinViews(
        deps,
        viewer,
        entries.flatMap(({ pinId, isLeftOut }) => (isLeftOut === true ? [] : pinId)),
        wanted,
      )),
    )
    after = entries.at(-1)?.key ?? after
    if (entries.length < limit) return { items, next: null }
    if (items.length >= place.limit) break
  }
  return { items, next: after }
}

/** A board's pins; throws `board_not_found` where they may not be seen. */
export async function boardPinsView(
  deps: PinViewDeps,
  viewer: Viewer,
  board: { boardId: BoardId; isOutsideSections: boolean; sort: PinSortOrder },
  place: Place,
): Promise<Page<Pin[]>> {
  requireAllowed(canSeeBoardPins((await knowBoard(deps, viewer, board.boardId)).facts))
  return fillPinPage(deps, viewer, place, 'seen', (at) => findBoardPage(deps.db, { ...board, ...at }))
}

/** A section's pins; throws `section_not_found` where they may not be seen. */
export async function sectionPinsView(
  deps: PinViewDeps,
  viewer: Viewer,
  { sectionId, sort }: { sectionId: SectionId; sort: PinSortOrder },
  place: Place,
): Promise<Page<Pin[]>> {
  const [section] = await findSections(deps.db, [sectionId])
  const boardId = section?.boardId ?? NO_ID
  const board = (await knowBoards(deps, viewer, [boardId])).get(boardId)
  if (!board || !canSeeBoardPins(board.facts).isAllowed) throw new AppError('section_not_found')
  return fillPinPage(deps, viewer, place, 'seen', (at) => findSectionPage(deps.db, { sectionId, sort, ...at }))
}

/** A member's pins that may stand on their profile. */
export function memberPinsView(
  deps: PinViewDeps,
  viewer: Viewer,
  list: { memberId: MemberId; kind: MemberPinList },
  place: Place,
): Promise<Page<Pin[]>> {
  return fillPinPage(deps, viewer, place, 'listed', async (at) =>
    idsAsEntries(await findPinIdsOfMember(deps.db, { ...list, viewerId: viewer.id, ...at })),
  )
}

const idsAsEntries = (rows: readonly { id: Id }[]): Entry[] => rows.map(({ id }) => ({ key: id, pinId: id }))
