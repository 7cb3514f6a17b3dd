import type { Member } from '../../../platform/auth/viewer.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { drawSignature } from '../../media/index.ts'
import { offerOf } from '../kinds/offer.ts'
import type { PinPlace } from '../pin-place.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import type { NewPin } from './write-pin.ts'

/** A pin that is about to be made from another one. */
export interface Save {
  readonly id: Id
  readonly source: PinRow
  readonly aggregateId: Id
  readonly signature: string
  /** Only what everybody may see is shared; a save from or into something hidden starts afresh. */
  readonly isShared: boolean
}

/** What a save is, of one pin or of many. The source is held. */
export function saveOf(deps: Pick<WriteDeps, 'ids'>, viewer: Member, place: PinPlace, source: PinRow, id: Id): Save {
  const isShared = source.isReadableByAll && place.isReadableByAll
  const { aggregateId, signature } = isShared
    ? source
    : { aggregateId: deps.ids.next(bucketOf(viewer.id)), signature: drawSignature() }
  return { id, source, isShared, aggregateId, signature }
}

/** The aggregate and the address that begin with a save that shares none. */
export const beginningOf = (
  { id, aggregateId, signature, source: { contentHash, extension } }: Save,
  viewer: Member,
  { isReadableByAll: isPublic }: PinPlace,
) => ({
  aggregate: { id: aggregateId, contentHash, signature, isPublic },
  address: { signature, contentHash, extension, isPublic, pinId: isPublic ? null : id, ownerId: viewer.id },
})

/** The pin itself, with its source's words. */
export const savedPin = ({ id, source, aggregateId, signature }: Save): NewPin => ({
  id,
  kind: source.kind,
  page_count: source.pageCount,
  offer: offerOf(source),
  is_created: false,
  aggregate_id: aggregateId,
  signature,
  picture: source,
  title: source.title,
  description: source.description,
  mentions: source.mentions,
  alt_text: source.altText,
  link: source.link,
  domain: source.domain,
  saved_from_pin_id: source.id,
  is_comments_allowed: true,
  is_similar_products_shown: true,
  topic_count: 0,
  product_count: 0,
})
