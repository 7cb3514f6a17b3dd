import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { BoardPins, CoverPicture, KnownBoard } from '../../boards/index.ts'
import { lockMembers } from '../../accounts/index.ts'
import { knowMembers } from '../../graph/index.ts'
import { renditionImages } from '../../media/index.ts'
import {
  findBoardPinIdsAfter,
  findNewestPinIdsOf,
  pinFacts,
  findPins,
  type PinRow,
  syncPinSights,
  canSeePin,
  storyPictures,
} from '../../pins/index.ts'
import { clearDeletedBoard } from './clear-deleted-board.ts'
import { moveBoardPins } from './move-board-pins.ts'
import { findPinnersOn } from './hide-board-pins.queries.ts'
import { joinSection } from '../sections/join-section.ts'
import { emptySection, putIntoSection } from '../sections/section-pins.ts'
import { isLarge, syncLargeBoard } from './sync-board.ts'

const BATCH = 500

interface Holding {
  readonly holderId: Id
  readonly pinId: Id
}

/** The pins that the teams of boards chose for their covers. */
const chosenOf = (boards: ReadonlyMap<Id, KnownBoard>): Holding[] =>
  [...boards].flatMap(([holderId, { row }]) => (row.coverPinId === null ? [] : [{ holderId, pinId: row.coverPinId }]))

/** How boards reach the pins on them. */
export function createBoardPins(deps: WriteDeps & { mediaUrl: string }): BoardPins {
  const covers = async (
    holder: 'board_id' | 'section_id',
    viewer: Viewer,
    boards: ReadonlyMap<Id, KnownBoard>,
    limit: number,
  ) => {
    if (boards.size === 0) return new Map<Id, CoverPicture[]>()
    const newest = await findNewestPinIdsOf(deps.db, holder, [...boards.keys()], limit)
    const chosen = holder === 'board_id' ? chosenOf(boards) : []
    const wanted = [...chosen, ...newest].map(({ pinId }) => pinId)
    const pins = new Map((await findPins(deps.db, [...new Set(wanted)])).map((pin) => [pin.id, pin]))
    const pinners = await knowMembers(
      deps,
      viewer,
      [...pins.values()].map(({ pinnerId }) => pinnerId),
    )
    const isChosen = ({ holderId, pinId }: Holding) => boards.get(holderId)?.row.coverPinId === pinId
    const all = [...chosen, ...newest.filter((one) => holder !== 'board_id' || !isChosen(one))]
    const listed = all.flatMap(({ holderId, pinId }) => {
      const pin = pins.get(pinId)
      const pinner = pin && pinners.get(pin.pinnerId)
      const isSeen = pin && pinner && canSeePin(pinFacts(pin, pinner, boards.get(holderId) ?? null)).isAllowed
      // A chosen one counts while it is on the board.
      const isThere = holder === 'section_id' || pin?.boardId === holderId
      if (!isSeen || !isThere) return []
      const cover = { ...coverOf(deps.mediaUrl, pin), isChosen: holder === 'board_id' && isChosen({ holderId, pinId }) }
      return [{ holderId, cover }]
    })
    const byHolder = Map.groupBy(listed, ({ holderId }) => holderId)
    return new Map(
      [...byHolder].map(([holderId, entries]) => [holderId, entries.slice(0, limit).map(({ cover }) => cover)]),
    )
  }

  return {
    covers: (viewer, boards, limit) =>
      covers('board_id', viewer, new Map(boards.map((board) => [board.row.id, board])), limit),
    sectionCovers: (viewer, board, sectionIds, limit) =>
      covers('section_id', viewer, new Map(sectionIds.map((id) => [id, board])), limit),

    async isOnBoard(tx, boardId, pinId) {
      const [pin] = await findPins(tx, [pinId])
      return pin?.boardId === boardId
    },

    syncBoardSight: (tx, boardId) => syncBoardSight(deps, tx, boardId),
    async followBoard(tx, actorId, { id, pinCount, isDeleted }) {
      if (isLarge(pinCount)) return syncLargeBoard(deps, tx, actorId, { id, isDeleted })
      await syncBoardSight(deps, tx, id)
      return null
    },

    putIntoSection: (tx, actorId, section, pinIds) => putIntoSection(deps, tx, actorId, section, pinIds),
    emptySection: (tx, actorId, section) => emptySection(deps, tx, actorId, section),

    joinSection: (tx, actorId, section, toId) => joinSection(deps, tx, actorId, section, toId),

    storyPictures: (viewer, memberId, story, limit) => storyPictures(deps, viewer, memberId, story, limit),
    moveAll: (tx, fromId, toId, sections) => moveBoardPins(deps, tx, fromId, toId, sections),
    clearDeletedBoard: (tx, board, limit) => clearDeletedBoard(deps, tx, board, limit),
  }
}

async function syncBoardSight(deps: WriteDeps, tx: Tx, boardId: Id): Promise<void> {
  // Members before pins, as every writer does.
  await lockMembers(tx, await findPinnersOn(tx, boardId))
  let after = '0'
  for (;;) {
    const edges = await findBoardPinIdsAfter(tx, boardId, after, BATCH)
    if (edges.length > 0)
      await syncPinSights(
        deps,
        tx,
        edges.map(({ pinId }) => pinId),
      )
    if (edges.length < BATCH) return
    after = edges.at(-1)?.edgeId ?? after
  }
}

const coverOf = (mediaUrl: string, pin: PinRow): Omit<CoverPicture, 'isChosen'> => ({
  pinId: pin.id,
  signature: pin.signature,
  dominantColor: pin.dominantColor,
  images: renditionImages(mediaUrl, pin),
})
