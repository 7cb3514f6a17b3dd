import type { Member } from '../../../platform/auth/viewer.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { countSaved } from '../../accounts/index.ts'
import type { StoredMention } from '../../graph/index.ts'
import type { PictureFacts, Veil } from '../../media/index.ts'
import { noteProduct } from '../kinds/members-with-products.ts'
import type { Offer } from '../kinds/offer.ts'
import { newEdgeIds, putEdges } from '../edges/move-pins.ts'
import { newEdgeId, notePlace, type PinPlace, putOnBoard } from '../pin-place.ts'
import { insertPin, insertPins } from '../pin-rows.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'pin.saved': { pinId: string; pinnerId: string; boardId: string | null }
    /** Its words, or where it is; `leftBoardId` where it left a board, `leftLink` where it leads elsewhere now. */
    'pin.changed': {
      pinId: string
      pinnerId: string
      isMoved: boolean
      leftBoardId: string | null
      leftLink?: string
    }
    /** Members who were named in its description and were not before; whether they may see it is for the listener to ask. */
    'pin.mentioned': { pinId: string; authorId: string; mentionedIds: string[] }
    /** Events of older releases do not say where it led. */
    'pin.deleted': { pinId: string; pinnerId: string; boardId: string | null; aggregateId: string; link?: string }
  }
}

/** A pin that is about to be written. */
export interface NewPin {
  id: Id
  kind: 'picture' | 'video' | 'story'
  page_count: number
  offer: Offer
  is_created: boolean
  aggregate_id: Id
  signature: string
  picture: PictureFacts
  /** Where others of its pictures are worse than the first. */
  veil?: Veil
  title: string
  description: string
  mentions: readonly StoredMention[]
  alt_text: string
  link: string
  domain: string
  saved_from_pin_id: Id | null
  is_comments_allowed: boolean
  is_similar_products_shown: boolean
  topic_count: number
  product_count: number
}

/** Writes the pin's row and edge, counts both, and tells the levels above; all of it is sent at once. */
export async function writePin(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  place: PinPlace,
  pin: NewPin,
): Promise<void> {
  const edgeId = newEdgeId(deps, place.boardId)
  await Promise.all([
    putOnBoard(deps, writer, place, { id: pin.id, pinnerId: viewer.id, edgeId }),
    insertPin(writer, rowOf(viewer, place, { ...pin, edgeId }, deps.clock.now())),
    countAndTell(deps, writer, viewer, place, [pin]),
  ])
}

/** Writes many pins in their order, the last one first on its board, counts them, and tells the levels above. */
export async function writePins(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  place: PinPlace,
  pins: readonly NewPin[],
): Promise<void> {
  if (pins.length === 0) return
  const { boardId, sectionId } = place
  const edgeIds = boardId === null ? [] : newEdgeIds(deps, boardId, pins.length)
  const placed = pins.map((pin, at) => ({ ...pin, edgeId: edgeIds[at] ?? null }))
  await putEdges(
    writer,
    placed.map(({ id, edgeId }) => ({ id, edgeId, boardId, sectionId, pinnerId: viewer.id })),
  )
  await notePlace(deps, writer, place, viewer.id, edgeIds.at(-1) ?? null)
  const now = deps.clock.now()
  await insertPins(
    writer,
    placed.map((pin) => rowOf(viewer, place, pin, now)),
  )
  await countAndTell(deps, writer, viewer, place, pins)
}

const rowOf = (
  viewer: Member,
  place: PinPlace,
  { picture, offer, edgeId, mentions, ...pin }: NewPin & { edgeId: Id | null },
  now: Date,
) => ({
  ...pin,
  ...offer,
  mentions: JSON.stringify(mentions),
  pinner_id: viewer.id,
  board_id: place.boardId,
  section_id: place.sectionId,
  edge_id: edgeId,
  content_hash: picture.contentHash,
  width: picture.width,
  height: picture.height,
  extension: picture.extension,
  is_animated: picture.isAnimated,
  dominant_color: picture.dominantColor,
  placeholder: picture.placeholder,
  veil: pin.veil ?? picture.veil,
  is_public: place.isListed,
  has_public_picture: place.isReadableByAll,
  created_at: now,
})

async function countAndTell(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  place: PinPlace,
  pins: readonly NewPin[],
): Promise<void> {
  const listed = place.isListed ? pins : []
  const created = listed.filter((pin) => pin.is_created)
  const counts = {
    total_pin_count: pins.length,
    pin_count: listed.length,
    created_pin_count: created.length,
    story_pin_count: created.filter(({ kind }) => kind === 'story').length,
  }
  if (pins.some(({ offer }) => offer.price_micros !== null)) noteProduct(writer, viewer.id)
  const news = pins.map(({ id }) => ({
    bucket: bucketOf(id),
    payload: { pinId: id, pinnerId: viewer.id, boardId: place.boardId },
  }))
  await Promise.all([
    countSaved(writer, viewer.id, counts, deps.clock.now()),
    deps.outbox.emitAll(writer, 'pin.saved', news),
  ])
}
