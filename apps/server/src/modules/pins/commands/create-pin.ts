import { type OptionsOf, parsePicturePath, type pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isSameSite } from '../../../platform/http/same-site.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type PictureFacts, upsertSignatures } from '../../media/index.ts'
import { insertAggregates } from '../../aggregates/index.ts'
import { writePinMedia } from '../kinds/pin-media.ts'
import type { PinMedium } from '../kinds/pin-media.queries.ts'
import { changeOffer, noOffer } from '../kinds/offer.ts'
import { picturesOf, placeProducts, writeNewProducts } from '../kinds/pin-products.ts'
import { insertPinTopics } from '../kinds/pin-topics.queries.ts'
import { mentionsIn, tellMentioned } from '../pin-mentions.ts'
import { domainOf } from '../pin-words.ts'
import { type PinPlace, placeOf, takePlace } from '../pin-place.ts'
import { type NamedUpload, takePicture, takeUpload } from './take-upload.ts'
import { writePin } from './write-pin.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'

type NewPinInput = OptionsOf<typeof pinResource.create>
/** `mediaUrl` is the origin of picture addresses. */
type CreateDeps = WriteDeps & { readonly publicUrl: URL; readonly mediaUrl: string }

/**
 * Makes a pin of the viewer's own upload; it starts an aggregate. A video needs a picture beside it, which stands for it.
 * Throws `foreign_picture`, and what `takeUpload`, `takePlace`, `changeOffer` and `placeProducts` throw.
 */
export const createPin = (deps: CreateDeps, viewer: Member, input: NewPinInput): Promise<Id> =>
  inTransaction(deps.db, 'create-pin', (tx) => createPinIn(deps, tx, viewer, input))

/** What a pin that is made of a draft has beside what anybody asks for. */
interface OfDraft {
  readonly topicIds: readonly Id[]
}

/** What `createPin` does, as a part of something larger; with the topics of a draft, whose files are used. */
export async function createPinIn(
  deps: CreateDeps,
  tx: Tx,
  viewer: Member,
  input: NewPinInput,
  draft?: OfDraft,
): Promise<Id> {
  const { topicIds } = draft ?? { topicIds: [] }
  const isHeld = draft !== undefined
  const offer = changeOffer(noOffer, input)
  const taken = await takeUpload(deps, tx, viewer, { ...namedUpload(deps, input), isHeld })
  const cover = taken.kind === 'video' ? await takePicture(deps, tx, viewer, { ...coverOf(input), isHeld }) : taken
  const { writer, ...place } = await takePlace(tx, viewer, placeOf(input))
  const id = deps.ids.next(bucketOf(viewer.id))
  const pictures = picturesOf(taken.kind === 'video' ? 'video' : 'picture')
  const products = await placeProducts(writer, viewer, { id, pictures }, input.product_tags ?? [])
  await writeCreatedPin(deps, writer, viewer, place, {
    id,
    kind: taken.kind === 'video' ? 'video' : 'picture',
    page_count: 0,
    topic_count: topicIds.length,
    product_count: products.length,
    cover,
    offer,
    // Clients that have no link send the picture's address again.
    words: { ...input, link: input.link === input.image_url ? '' : input.link },
  })
  await insertPinTopics(writer, id, topicIds)
  await writeNewProducts(writer, { id, pinnerId: viewer.id }, products)
  if (taken.kind === 'video') {
    const medium = {
      pinId: id,
      position: 0,
      kind: 'video',
      signature: taken.signature,
      captions: {},
      isAnimated: false,
      ...taken.video,
    } satisfies PinMedium
    await writePinMedia(deps, writer, [medium], { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll })
  }
  return id
}

/** The upload by its id, or by the address of ours that it was answered with. Throws `foreign_picture` for any other. */
function namedUpload(deps: CreateDeps, input: NewPinInput): NamedUpload {
  const { upload_id: uploadId, image_signature, image_url: address = '' } = input
  if (uploadId !== undefined) return { uploadId, signature: image_signature, field: 'upload_id' }
  const url = URL.parse(address, deps.publicUrl)
  const isOurs = url !== null && [deps.publicUrl, new URL(deps.mediaUrl)].some((ours) => isSameSite(url, ours))
  const signature = isOurs ? parsePicturePath(url.pathname)?.signature : undefined
  if (signature === undefined) throw new AppError('foreign_picture', { field: 'image_url' })
  return { signature, field: 'image_url' }
}

function coverOf({ cover_upload_id: uploadId }: NewPinInput): NamedUpload {
  const field = 'cover_upload_id'
  if (uploadId === undefined)
    throw new AppError('rule_broken', { field, detail: `cover_upload_id: ${pinRefusalWords.needsCover}` })
  return { uploadId, field }
}

interface CreatedPin {
  readonly id: Id
  readonly kind: 'picture' | 'video' | 'story'
  readonly page_count: number
  readonly topic_count: number
  readonly product_count: number
  readonly veil?: NonNullable<Parameters<typeof writePin>[4]['veil']>
  readonly cover: { readonly picture: PictureFacts; readonly signature: string }
  readonly offer: Parameters<typeof writePin>[4]['offer']
  readonly words: Pick<
    NewPinInput,
    'title' | 'description' | 'alt_text' | 'link' | 'is_comments_allowed' | 'is_similar_products_shown'
  >
}

/** Writes a pin of an own picture, with the aggregate and the address that begin with it. */
export async function writeCreatedPin(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  place: PinPlace,
  { cover, words, ...pin }: CreatedPin,
): Promise<void> {
  const now = deps.clock.now()
  const aggregateId = deps.ids.next(bucketOf(viewer.id))
  const { picture, signature } = cover
  const { contentHash, extension } = picture
  const isPublic = place.isReadableByAll
  await insertAggregates(writer, [{ id: aggregateId, contentHash, signature, isPublic }], now)
  await upsertSignatures(
    writer,
    [{ signature, contentHash, extension, isPublic, pinId: isPublic ? null : pin.id, ownerId: viewer.id }],
    now,
  )
  const mentions = await mentionsIn(deps, writer, viewer, words.description)
  await writePin(deps, writer, viewer, place, {
    ...pin,
    is_created: true,
    aggregate_id: aggregateId,
    signature,
    picture,
    title: words.title,
    description: words.description,
    mentions,
    alt_text: words.alt_text,
    link: words.link,
    domain: domainOf(words.link),
    saved_from_pin_id: null,
    is_comments_allowed: words.is_comments_allowed,
    is_similar_products_shown: words.is_similar_products_shown,
  })
  await tellMentioned(deps, writer, viewer, { id: pin.id, mentions })
}
