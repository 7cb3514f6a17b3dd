import type { Viewer } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import {
  addToSectionPinCount,
  type BoardPins,
  type CoverPicture,
  findSections,
  type KnownBoard,
} from '../boards/index.ts'
import { knowMembers } from '../graph/index.ts'
import { renditionImages } from '../media/index.ts'
import {
  findBoardPinIdsAfter,
  findNewestPinIdsOf,
  findPinIdsOfSection,
  setSectionOfPins,
} from './board-edges.queries.ts'
import { clearDeletedBoard } from './clear-deleted-board.ts'
import { moveBoardPins } from './move-board-pins.ts'
import { pinFacts } from './pin-facts.ts'
import { findPins, lockPins, type PinRow, updatePinSections } from './pin-rows.queries.ts'
import { syncPinSights } from './pin-sight.ts'
import { canSeePin } from './pins.policy.ts'
import { storyPictures } from './story-pictures.ts'

const BATCH = 500

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
    const pins = new Map(
      (
        await findPins(
          deps.db,
          newest.map(({ pinId }) => pinId),
        )
      ).map((pin) => [pin.id, pin]),
    )
    const pinners = await knowMembers(
      deps,
      viewer,
      [...pins.values()].map(({ pinnerId }) => pinnerId),
    )
    const listed = newest.flatMap(({ holderId, pinId }) => {
      const pin = pins.get(pinId)
      const pinner = pin && pinners.get(pin.pinnerId)
      const isSeen = pin && pinner && canSeePin(pinFacts(pin, pinner, boards.get(holderId) ?? null)).isAllowed
      return isSeen ? [{ holderId, cover: coverOf(deps.mediaUrl, pin) }] : []
    })
    const byHolder = Map.groupBy(listed, ({ holderId }) => holderId)
    return new Map([...byHolder].map(([holderId, entries]) => [holderId, entries.map(({ cover }) => cover)]))
  }

  return {
    covers: (viewer, boards, limit) =>
      covers('board_id', viewer, new Map(boards.map((board) => [board.row.id, board])), limit),
    sectionCovers: (viewer, board, sectionIds, limit) =>
      covers('section_id', viewer, new Map(sectionIds.map((id) => [id, board])), limit),

    async syncBoardSight(tx, boardId) {
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
    },

    async putIntoSection(tx, boardId, sectionId, pinIds) {
      const pins = (await lockPins(tx, pinIds)).filter((pin) => pin.boardId === boardId)
      await moveToSection(tx, boardId, sectionId, pins)
    },

    async emptySection(tx, boardId, sectionId) {
      const pins = await lockPins(tx, await findPinIdsOfSection(tx, sectionId))
      await moveToSection(tx, boardId, null, pins)
    },

    storyPictures: (viewer, memberId, story, limit) => storyPictures(deps, viewer, memberId, story, limit),
    moveAll: (tx, fromId, toId, sections) => moveBoardPins(deps, tx, fromId, toId, sections),
    clearDeletedBoard: (tx, board, limit) => clearDeletedBoard(deps, tx, board, limit),
  }
}

/** Moves pins of one board between its sections, with all counters. */
async function moveToSection(tx: Tx, boardId: Id, sectionId: Id | null, pins: readonly PinRow[]): Promise<void> {
  const moving = pins.filter((pin) => pin.sectionId !== sectionId)
  if (moving.length === 0) return
  await setSectionOfPins(
    tx,
    boardId,
    sectionId,
    moving.map(({ id }) => id),
  )
  await updatePinSections(
    tx,
    moving.map(({ id }) => id),
    sectionId,
  )
  const left = Map.groupBy(
    moving.filter((pin) => pin.sectionId !== null),
    ({ sectionId: old }) => old,
  )
  for (const [old, list] of left) if (old !== null) await addToSectionPinCount(tx, old, -list.length)
  if (sectionId !== null && (await findSections(tx, [sectionId])).length > 0)
    await addToSectionPinCount(tx, sectionId, moving.length)
}

const coverOf = (mediaUrl: string, pin: PinRow): CoverPicture => ({
  pinId: pin.id,
  signature: pin.signature,
  dominantColor: pin.dominantColor,
  images: renditionImages(mediaUrl, pin),
})
