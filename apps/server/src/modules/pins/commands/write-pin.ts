import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { countSaved } from '../../accounts/index.ts'
import type { PictureFacts } from '../../media/index.ts'
import type { Offer } from '../offer.ts'
import { type PinPlace, putOnBoard } from '../pin-place.ts'
import { insertPin } from '../pin-rows.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'pin.saved': { pinId: string; pinnerId: string; boardId: string | null }
    /** Its words, or where it is; `leftBoardId` where it left a board. */
    'pin.changed': { pinId: string; pinnerId: string; isMoved: boolean; leftBoardId: string | null }
    'pin.deleted': { pinId: string; pinnerId: string; boardId: string | null; aggregateId: string }
  }
}

interface NewPin {
  id: Id
  kind: 'picture' | 'video' | 'story'
  page_count: number
  offer: Offer
  is_created: boolean
  aggregate_id: Id
  signature: string
  picture: PictureFacts
  title: string
  description: string
  alt_text: string
  link: string
  domain: string
  saved_from_pin_id: Id | null
  is_comments_allowed: boolean
}

/** Writes the pin's row and edge, counts both, and tells the levels above. */
export async function writePin(
  deps: WriteDeps,
  tx: Tx,
  viewer: Member,
  place: PinPlace,
  { picture, offer, ...pin }: NewPin,
): Promise<void> {
  const now = deps.clock.now()
  const edgeId = await putOnBoard(deps, tx, place, { id: pin.id, pinnerId: viewer.id })
  await insertPin(tx, {
    ...pin,
    ...offer,
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
    is_public: place.isPublic,
    has_public_picture: place.hasPublicPicture,
    created_at: now,
  })
  const counts = {
    total_pin_count: 1,
    pin_count: place.isPublic ? 1 : 0,
    created_pin_count: place.isPublic && pin.is_created ? 1 : 0,
    story_pin_count: place.isPublic && pin.is_created && pin.kind === 'story' ? 1 : 0,
  }
  await countSaved(tx, viewer.id, counts, now)
  await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.saved', {
    pinId: pin.id,
    pinnerId: viewer.id,
    boardId: place.boardId,
  })
}
