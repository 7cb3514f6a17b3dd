import type { OptionsOf, StoryBlockDraft, storyPinResource, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { drawSignature, worstVeil } from '../../media/index.ts'
import { insertPinPages, type PinMedium } from '../kinds/pin-media.queries.ts'
import type { StoredBlock } from '../kinds/stored-block.ts'
import { writePinMedia } from '../kinds/pin-media.ts'
import { picturesOf, placeProducts, writeNewProducts } from '../kinds/pin-products.ts'
import { noOffer } from '../kinds/offer.ts'
import { placeOf, takePlace } from '../pin-place.ts'
import { type NamedUpload, type TakenUpload, takePicture, takeUpload } from './take-upload.ts'
import { writeCreatedPin } from './create-pin.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'

type StoryInput = OptionsOf<typeof storyPinResource.create>

const FIELD = 'story_pin'

/**
 * Makes a pin of several pages from the viewer's own uploads; the first picture of the first page stands for it. Throws
 * what `takeUpload`, `takePlace` and `placeProducts` throw, and `rule_broken` where the first page has no picture.
 */
export async function createStory(deps: WriteDeps, viewer: Member, input: StoryInput): Promise<Id> {
  return inTransaction(deps.db, 'create-story', async (tx) => {
    const media = collectMedia(deps, tx, viewer)
    const pages: { blocks: StoredBlock[]; layout: string; style: Record<string, number | string> }[] = []
    for (const { blocks, layout, style } of input.story_pin.pages) {
      const stored: StoredBlock[] = []
      // One after another: uploads are locked in the order in which the story names them.
      for (const block of blocks) stored.push(await storedBlock(media, block))
      pages.push({ blocks: stored, layout, style })
    }
    const first = pages[0]?.blocks.find(({ image }) => image !== undefined)?.image
    const cover = first === undefined ? undefined : media.taken[first]
    if (cover?.kind !== 'image')
      throw new AppError('rule_broken', { field: FIELD, detail: `story_pin: ${pinRefusalWords.needsFirstPicture}` })
    const { writer, ...place } = await takePlace(tx, viewer, placeOf(input))
    const id = deps.ids.next(bucketOf(viewer.id))
    const pictures = picturesOf(pages)
    const products = await placeProducts(writer, viewer, { id, pictures }, input.product_tags ?? [])
    await writeCreatedPin(deps, writer, viewer, place, {
      id,
      kind: 'story',
      page_count: pages.length,
      topic_count: 0,
      product_count: products.length,
      veil: worstVeil(media.taken.map((taken) => (taken.kind === 'image' ? taken.picture.veil : ''))),
      cover,
      offer: noOffer,
      words: {
        ...input,
        title: input.title || (input.story_pin.metadata?.pin_title ?? '').trim().slice(0, 100),
        is_similar_products_shown: true,
      },
    })
    const rows = media.taken.map((taken, position) => mediumOf(id, position, taken, taken === cover))
    await writePinMedia(deps, writer, rows, { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll })
    await insertPinPages(
      writer,
      pages.map((page, position) => ({ ...page, pinId: id, position, id: deps.ids.next(bucketOf(id)) })),
    )
    await writeNewProducts(writer, { id, pinnerId: viewer.id }, products)
    return id
  })
}

interface Media {
  readonly taken: readonly TakenUpload[]
  /** The place of an upload among the story's media; one that several blocks show is taken once. */
  take(named: Omit<NamedUpload, 'field'>, kind: 'image' | 'video'): Promise<number>
}

function collectMedia(deps: WriteDeps, tx: Tx, viewer: Member): Media {
  const taken: TakenUpload[] = []
  const known = new Map<string, number>()
  return {
    taken,
    async take(named, kind) {
      const key = named.uploadId ?? named.signature ?? ''
      const at = known.get(key)
      if (at !== undefined && taken[at]?.kind === kind) return at
      const upload =
        kind === 'image'
          ? await takePicture(deps, tx, viewer, { ...named, field: FIELD })
          : await takeUpload(deps, tx, viewer, { ...named, field: FIELD })
      if (upload.kind !== kind) throw new AppError('invalid_video', { field: FIELD })
      const position = taken.push(upload) - 1
      known.set(key, position).set(upload.signature, position)
      return position
    },
  }
}

async function storedBlock(media: Media, block: StoryBlockDraft): Promise<StoredBlock> {
  const style = block.block_style ? { style: block.block_style } : {}
  if (block.type === 'story_pin_image_block') {
    const { upload_id: uploadId, image_signature: signature } = block
    if (uploadId === undefined && signature === undefined)
      throw new AppError('rule_broken', { field: FIELD, detail: `story_pin: ${pinRefusalWords.needsUpload}` })
    return { type: block.type, image: await media.take({ uploadId, signature }, 'image'), ...style }
  }
  if (block.type === 'story_pin_video_block') {
    const video = await media.take({ uploadId: block.upload_id }, 'video')
    return { type: block.type, video, image: await media.take({ uploadId: block.cover_upload_id }, 'image'), ...style }
  }
  return { type: block.type, text: block.text, ...style }
}

function mediumOf(pinId: PinId, position: number, taken: TakenUpload, isCover: boolean): PinMedium {
  // The cover's address belongs to the aggregate, which others share.
  const signature = isCover ? drawSignature() : taken.signature
  const { contentHash, extension, width, height } = taken.kind === 'image' ? taken.picture : taken.video
  const durationMilliseconds = taken.kind === 'video' ? taken.video.durationMilliseconds : null
  const hasLadder = taken.kind === 'video' && taken.video.hasLadder
  const isAnimated = taken.kind === 'image' && taken.picture.isAnimated
  return {
    pinId,
    position,
    kind: taken.kind,
    contentHash,
    signature,
    extension,
    width,
    height,
    durationMilliseconds,
    hasLadder,
    isAnimated,
    captions: {},
  }
}
