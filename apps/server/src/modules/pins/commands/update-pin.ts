import type { OptionsOf, pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { moveToSection } from '../edges/move-pins.ts'
import { changeCaptions, readCaptions } from './change-captions.ts'
import { lockPinOnBoards } from './lock-pin-on-boards.ts'
import { noteProduct } from '../kinds/members-with-products.ts'
import { changeOffer, offerOf } from '../kinds/offer.ts'
import { replacePinProducts } from '../kinds/pin-products.ts'
import { replacePinTopics } from '../kinds/pin-topics.ts'
import { newEdgeId, putOnBoard, takeOffBoard, takePlace } from '../pin-place.ts'
import { type PinRow, updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { mentionsIn, tellMentioned } from '../pin-mentions.ts'
import { domainOf } from '../pin-words.ts'
import { canEditPin } from '../pins.policy.ts'

type UpdateDeps = WriteDeps & { readonly storage: Storage }
type Changes = OptionsOf<typeof pinResource.update>

/**
 * Changes a pin's words, topics, products and whether it takes comments, and moves it where another board or section is
 * named. Throws what `takePlace`, `replacePinTopics`, `replacePinProducts`, `readCaptions` and `changeCaptions` throw.
 */
export async function updatePin(deps: UpdateDeps, viewer: Member, changes: Changes): Promise<void> {
  const captions = changes.captions && readCaptions(changes.captions)
  await inTransaction(deps.db, 'update-pin', async (tx) => {
    const named = { pinId: changes.id, otherBoardId: changes.board_id }
    const { row: pin, writer } = await lockPinOnBoards(tx, viewer, named, canEditPin)
    await movePin(deps, writer, viewer, pin, changes)
    const link = changes.link ?? pin.link
    const description = changes.description ?? pin.description
    const mentions = await mentionsIn(deps, writer, viewer, description, pin)
    const topics = changes.topic_ids && { topic_count: await replacePinTopics(writer, pin, changes.topic_ids) }
    const { product_tags: tags } = changes
    const products = tags && { product_count: await replacePinProducts(writer, viewer, pin, tags) }
    const offer = changeOffer(offerOf(pin), changes)
    if (pin.priceMicros === null && offer.price_micros !== null) noteProduct(writer, pin.pinnerId)
    await updatePinRow(writer, pin.id, {
      ...topics,
      ...products,
      title: changes.title ?? pin.title,
      description,
      mentions: JSON.stringify(mentions),
      alt_text: changes.alt_text ?? pin.altText,
      link,
      domain: domainOf(link),
      is_comments_allowed: changes.is_comments_allowed ?? pin.isCommentsAllowed,
      is_similar_products_shown: changes.is_similar_products_shown ?? pin.isSimilarShown,
      ...offer,
    })
    await tellMentioned(deps, writer, viewer, { id: pin.id, mentions }, pin.mentions)
    if (captions) await changeCaptions(deps, writer, pin, captions)
    const isMoved = changes.board_id !== undefined && changes.board_id !== pin.boardId
    await deps.outbox.emit(writer, bucketOf(pin.id), 'pin.changed', {
      pinId: pin.id,
      pinnerId: pin.pinnerId,
      isMoved,
      leftBoardId: isMoved ? pin.boardId : null,
      ...(link !== pin.link && { leftLink: pin.link }),
    })
  })
}

async function movePin(deps: WriteDeps, writer: Writer, viewer: Member, pin: PinRow, changes: Changes): Promise<void> {
  const boardId = changes.board_id ?? pin.boardId
  const isMoving = boardId !== pin.boardId
  const stays = isMoving ? null : pin.sectionId
  const sectionId = changes.board_section_id === undefined ? stays : changes.board_section_id || null
  if (!isMoving && sectionId === pin.sectionId) return
  const place = await takePlace(writer, viewer, { boardId, sectionId, sectionOption: 'board_section_id' })
  if (!isMoving) return boardId === null ? undefined : moveToSection(writer, boardId, sectionId, [pin])
  await takeOffBoard(writer, pin)
  const edgeId = newEdgeId(deps, boardId)
  await putOnBoard(deps, writer, place, { id: pin.id, pinnerId: pin.pinnerId, edgeId })
  await updatePinRow(writer, pin.id, { board_id: boardId, section_id: sectionId, edge_id: edgeId })
  await syncPinSights(deps, writer, [pin.id])
}
