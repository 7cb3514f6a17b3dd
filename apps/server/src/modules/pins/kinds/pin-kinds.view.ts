import {
  type Pin,
  type PinVideos,
  type StoryPinData,
  storyPinBlockTypes,
  storyPinLayouts,
  videoFileUrl,
  videoUrl,
} from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { mp4RungOf, renditionImages } from '../../media/index.ts'
import { priceOf } from './offer.ts'
import type { PinRow } from '../pin-rows.queries.ts'
import { findPinMedia, findPinPages, type PinMedium, type PinPage } from './pin-media.queries.ts'
import type { StoredBlock } from './stored-block.ts'

/** What a page of pins shows beside their pictures. */
export interface KindParts {
  readonly media: ReadonlyMap<Id, readonly PinMedium[]>
  readonly pages: ReadonlyMap<Id, readonly PinPage[]>
}

const nothing: KindParts = { media: new Map(), pages: new Map() }

/** Pages, pictures and videos of the pins: two statements where there is a story or video among them, else none. */
export async function kindPartsOf(db: Db, rows: readonly PinRow[]): Promise<KindParts> {
  const ids = rows.flatMap(({ id, kind }) => (kind === 'picture' ? [] : [id]))
  if (ids.length === 0) return nothing
  const [media, pages] = await Promise.all([findPinMedia(db, ids), findPinPages(db, ids)])
  return { media: Map.groupBy(media, ({ pinId }) => pinId), pages: Map.groupBy(pages, ({ pinId }) => pinId) }
}

type KindFields = Pick<
  Pin,
  'is_video' | 'is_animated' | 'videos' | 'story_pin_data' | 'price_value' | 'price_currency' | 'availability'
>

/** The fields that say of what kind a pin is; where it is veiled, without what plays or is leafed through. */
export function presentKind(mediaUrl: string, row: PinRow, parts: KindParts, isVeiled: boolean): KindFields {
  const media = isVeiled ? [] : (parts.media.get(row.id) ?? [])
  const video = row.kind === 'video' ? media.find(({ kind }) => kind === 'video') : undefined
  return {
    is_video: row.kind === 'video',
    is_animated: !isVeiled && row.kind !== 'video' && row.isAnimated,
    ...(video && { videos: presentVideo(mediaUrl, video, renditionImages(mediaUrl, row)['736x'].url) }),
    story_pin_data:
      row.kind === 'story' && !isVeiled ? presentStory(mediaUrl, row, media, parts.pages.get(row.id) ?? []) : null,
    price_value: row.priceMicros === null ? null : priceOf(row.priceMicros),
    price_currency: row.priceCurrency,
    availability: row.availability,
  }
}

/** The steps and the MP4 of a ladder; a file as it came stands for every encoding that clients ask for by name. */
function presentVideo(mediaUrl: string, video: PinMedium, thumbnail: string): PinVideos {
  const captions = Object.entries(video.captions).map(([language, file]): [string, string] => [
    language,
    videoFileUrl(mediaUrl, video.signature, file),
  ])
  const shared = {
    duration: video.durationMilliseconds ?? 0,
    thumbnail,
    ...(captions.length > 0 && { captions_urls: Object.fromEntries(captions) }),
  }
  const { width, height } = video
  const url = videoUrl(mediaUrl, video.signature, video.extension)
  if (!video.hasLadder) {
    const file = { url, width, height, ...shared }
    return { id: video.pinId, video_list: { V_ORIG: file, V_720P: file } }
  }
  const mp4 = mp4RungOf({ width, height })
  const playlist = videoFileUrl(mediaUrl, video.signature, 'master.m3u8')
  return {
    id: video.pinId,
    video_list: {
      V_HLSV4: { url: playlist, width, height, ...shared },
      V_720P: { url, width: mp4.width, height: mp4.height, ...shared },
    },
  }
}

function presentStory(
  mediaUrl: string,
  row: PinRow,
  media: readonly PinMedium[],
  pages: readonly PinPage[],
): StoryPinData {
  const byPosition = new Map(media.map((medium) => [medium.position, medium]))
  return {
    id: row.id,
    page_count: row.pageCount,
    metadata: {
      pin_title: row.title || null,
      pin_image_signature: row.signature,
      canvas_aspect_ratio: Math.round((row.width / row.height) * 10_000) / 10_000,
    },
    pages: pages.map((page) => presentPage(mediaUrl, page, byPosition)),
  }
}

function presentPage(mediaUrl: string, page: PinPage, media: ReadonlyMap<number, PinMedium>) {
  const first = page.blocks.find(({ image }) => image !== undefined)?.image
  return {
    id: page.id,
    image_signature: first === undefined ? null : (media.get(first)?.signature ?? null),
    layout: storyPinLayouts.find((known) => known === page.layout) ?? '',
    style: page.style,
    blocks: page.blocks.map((block) => presentBlock(mediaUrl, block, media)),
  }
}

const SHOWN_RENDITIONS = ['orig', '1200x', '736x', '474x', '236x'] as const

function presentBlock(mediaUrl: string, block: StoredBlock, media: ReadonlyMap<number, PinMedium>) {
  const image = block.image === undefined ? undefined : media.get(block.image)
  const video = block.video === undefined ? undefined : media.get(block.video)
  const images = image && renditionImages(mediaUrl, image)
  return {
    type: block.type,
    block_type: storyPinBlockTypes.indexOf(block.type),
    ...(block.text !== undefined && { text: block.text }),
    ...(images && {
      image: {
        images: Object.fromEntries(SHOWN_RENDITIONS.map((key) => [key, images[key]])),
        ...(image.isAnimated && { is_animated: true }),
      },
    }),
    ...(video && { video: presentVideo(mediaUrl, video, images?.['736x'].url ?? '') }),
    ...(block.style && { block_style: block.style }),
  }
}
