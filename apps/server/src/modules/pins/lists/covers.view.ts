import type { PinId, SectionId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { withheldFrom } from '../../../platform/auth/withheld.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { CoverPicture, KnownBoard } from '../../boards/index.ts'
import { type CardDeps, knowMembers, type KnownMember } from '../../graph/index.ts'
import { findNewestPinIdsOf } from '../edges/board-edges.queries.ts'
import { pinFacts } from '../pin-facts.ts'
import { findPins, type PinRow } from '../pin-rows.queries.ts'
import { canSeePin } from '../pins.policy.ts'
import { isVeiledFor, shownImages } from '../veils/veiled-images.ts'

/** The pictures that stand for each board: what its team chose, while it is on the board, then the newest; at most five statements. */
export const boardCovers = (deps: CardDeps, viewer: Viewer, boards: readonly KnownBoard[], limit: number) =>
  covers(deps, 'board_id', viewer, new Map(boards.map((board) => [board.row.id, board])), limit)

/** The newest pictures of each section of a board. */
export const sectionCovers = (
  deps: CardDeps,
  viewer: Viewer,
  board: KnownBoard,
  sectionIds: readonly SectionId[],
  limit: number,
) => covers(deps, 'section_id', viewer, new Map(sectionIds.map((id) => [id, board])), limit)

interface Holding {
  readonly holderId: Id
  readonly pinId: PinId
}

/** The pins that the teams of boards chose for their covers. */
const chosenOf = (boards: ReadonlyMap<Id, KnownBoard>): Holding[] =>
  [...boards].flatMap(([holderId, { row }]) => (row.coverPinId === null ? [] : [{ holderId, pinId: row.coverPinId }]))

async function covers(
  deps: CardDeps,
  holder: 'board_id' | 'section_id',
  viewer: Viewer,
  boards: ReadonlyMap<Id, KnownBoard>,
  limit: number,
): Promise<Map<Id, CoverPicture[]>> {
  if (boards.size === 0) return new Map()
  const newest = await findNewestPinIdsOf(deps.db, holder, [...boards.keys()], limit)
  const chosen = holder === 'board_id' ? chosenOf(boards) : []
  const wanted = [...chosen, ...newest].map(({ pinId }) => pinId)
  const pins = new Map((await findPins(deps.db, [...new Set(wanted)])).map((pin) => [pin.id, pin]))
  const pinners = await knowMembers(
    deps,
    viewer,
    [...pins.values()].map(({ pinnerId }) => pinnerId),
  )
  const factsOf = (pin: PinRow, pinner: KnownMember, board: KnownBoard | undefined) =>
    pinFacts(pin, pinner, board ?? null, withheldFrom(viewer, pin.withheldIn))
  const isChosen = ({ holderId, pinId }: Holding) => boards.get(holderId)?.row.coverPinId === pinId
  const all = [...chosen, ...newest.filter((one) => holder !== 'board_id' || !isChosen(one))]
  const listed = all.flatMap(({ holderId, pinId }) => {
    const pin = pins.get(pinId)
    const pinner = pin && pinners.get(pin.pinnerId)
    const facts = pin && pinner && factsOf(pin, pinner, boards.get(holderId))
    const isSeen = facts && canSeePin(facts).isAllowed
    // A chosen one counts while it is on the board.
    const isThere = holder === 'section_id' || pin?.boardId === holderId
    if (!isSeen || !isThere) return []
    const shown = coverOf(deps.mediaUrl, pin, isVeiledFor(pin, viewer, facts))
    const cover = { ...shown, isChosen: holder === 'board_id' && isChosen({ holderId, pinId }) }
    return [{ holderId, cover }]
  })
  const byHolder = Map.groupBy(listed, ({ holderId }) => holderId)
  return new Map(
    [...byHolder].map(([holderId, entries]) => [holderId, entries.slice(0, limit).map(({ cover }) => cover)]),
  )
}

const coverOf = (mediaUrl: string, pin: PinRow, isVeiled: boolean): Omit<CoverPicture, 'isChosen'> => ({
  pinId: pin.id,
  signature: isVeiled ? '' : pin.signature,
  dominantColor: pin.dominantColor,
  images: shownImages(mediaUrl, pin, isVeiled),
})
