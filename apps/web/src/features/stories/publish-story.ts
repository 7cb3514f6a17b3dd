import { type Pin, type ProductTag, type StoryDraft as WireStory, storyPinResource } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import type { PinPlace } from '../../entities/board/picker/board-field.tsx'
import { wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import type { StoryWords } from './story-draft-store.ts'
import type { StoryMedia } from './story-media.ts'

interface FinishedPage {
  readonly media: StoryMedia | null
  readonly products: readonly ProductTag[]
  readonly heading: string
  readonly text: string
}

type Block = Pick<WireStory, 'pages'>['pages'][number]['blocks'][number]

/** What stands on a page, from top to bottom. */
export function blocksOf({ media, heading, text }: Omit<FinishedPage, 'products'>): Block[] {
  const blocks: Block[] = []
  if (media?.kind === 'image') blocks.push({ type: 'story_pin_image_block', upload_id: media.uploadId })
  if (media?.kind === 'video')
    blocks.push({ type: 'story_pin_video_block', upload_id: media.uploadId, cover_upload_id: media.coverUploadId })
  if (heading.trim() !== '') blocks.push({ type: 'story_pin_heading_block', text: heading.trim() })
  if (text.trim() !== '') blocks.push({ type: 'story_pin_paragraph_block', text: text.trim() })
  return blocks
}

/** Products that were put on pictures, with the pages that these have now. */
const tagsOf = (pages: readonly FinishedPage[]) =>
  pages.flatMap(({ media, products }, page) =>
    media?.kind === 'image' ? products.map(({ x, y, pin }) => ({ pin_id: pin.id, x, y, page })) : [],
  )

/** Makes the story. Throws `ApiFailure`. */
export async function publishStory(pages: readonly FinishedPage[], words: StoryWords, place: PinPlace): Promise<Pin> {
  const { data: pin } = await call(storyPinResource.create, {
    ...(place.board && { board_id: place.board.id }),
    ...(place.section && { section_id: place.section.id }),
    title: words.title,
    description: words.description,
    link: wholeAddress(words.link),
    alt_text: words.alt_text,
    is_comments_allowed: words.isCommentsAllowed,
    product_tags: tagsOf(pages),
    story_pin: JSON.stringify({
      metadata: { pin_title: words.title },
      pages: pages.map((page) => ({ blocks: blocksOf(page), layout: 'overlay' })),
    }),
  })
  return pin
}
