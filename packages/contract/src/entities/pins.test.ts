import { assert, constantFrom, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { boardOfCard, card, missingNames, moment, picture, pictures, signature } from './entity-examples.ts'
import { formatWireDate, nodeId, wireDate } from './fields.ts'
import {
  image,
  parsePicturePath,
  pictureSizes,
  pictureUrl,
  renditionOfSize,
  renditions,
  sizeOfRendition,
} from './picture.ts'
import { pin, type Pin } from './pin.ts'
import { uploadRegistration, uploadStatus } from './upload.ts'

const video = { url: '/v.m3u8', width: 720, height: 1280, duration: 9000, thumbnail: picture.url }
const page = {
  id: '1',
  image_signature: signature,
  blocks: [{ type: 'story_pin_paragraph_block' as const, block_type: 1, text: 'Water daily', block_style: { x: 0 } }],
}

const fern: Pin = {
  id: '3',
  type: 'pin',
  node_id: nodeId('Pin', '3'),
  images: pictures,
  image_signature: signature,
  dominant_color: '#336633',
  sensitivity: { state: 'veiled', is_veiled: true },
  placeholder: 'data:image/webp;base64,AAAA',
  title: 'Fern',
  grid_title: 'Fern',
  description: 'Likes shade',
  closeup_description: 'Likes shade',
  grid_description: 'Likes shade',
  mentions: [{ user_id: '9', username: 'ana', offset: 0, length: 4 }],
  alt_text: 'A fern in a pot',
  auto_alt_text: 'plant',
  link: 'https://plants.example/fern',
  tracked_link: 'https://plants.example/fern?from=pin',
  domain: 'plants.example',
  created_at: moment,
  repin_count: 1,
  comment_count: 0,
  reaction_counts: { '1': 2 },
  aggregated_pin_data: { id: '30', aggregated_stats: { saves: 1, done: 0 } },
  hashtags: ['#fern'],
  topics: [
    {
      id: '40',
      type: 'interest',
      name: 'Plants',
      slug: 'plants',
      theme: 'garden',
      parent_id: '39',
      is_followed: false,
    },
  ],
  product_tags: [
    {
      x: 0.25,
      y: 0.5,
      page: 0,
      pin: {
        id: '41',
        type: 'pin',
        title: 'Pot',
        alt_text: null,
        images: pictures,
        price_value: '12.50',
        price_currency: 'EUR',
        availability: 'in_stock',
      },
    },
  ],
  is_video: true,
  is_animated: false,
  videos: { video_list: { V_HLSV4: { ...video, captions_urls: { en: '/c.vtt' } } } },
  embed: { src: 'https://player.example/1', type: 'video', width: 640, height: 360 },
  carousel_data: { id: '1', carousel_slots: [{ id: '2', title: 'Fern', link: null, images: pictures }] },
  story_pin_data: {
    id: '1',
    page_count: 1,
    metadata: { pin_title: 'Fern', pin_image_signature: signature, canvas_aspect_ratio: 0.5625 },
    pages: [page],
    pages_preview: [page],
  },
  rich_summary: { display_name: 'Fern', display_description: 'A fern', site_name: 'Plants' },
  pinner: card,
  native_creator: card,
  closeup_attribution: card,
  board: boardOfCard,
  section: { id: '20', slug: 'herbs', title: 'Herbs' },
  privacy: 'public',
  is_promoted: false,
  is_downstream_promotion: false,
  promoter: card,
  price_value: '12.50',
  price_currency: 'EUR',
  seo_title: 'Fern',
  seo_description: 'Likes shade',
  seo_url: '/pin/3/',
  seo_noindex_reason: 'few_saves',
  reaction_by_me: 2,
  favorited_by_me: true,
  saved_by_me: { pin_id: '4', board: boardOfCard },
  is_comments_allowed: true,
  is_similar_products_shown: false,
  viewer_can: {
    save: true,
    edit: true,
    delete: true,
    remove_from_board: true,
    see_stats: true,
    react: true,
    comment: true,
    favorite: true,
  },
}

test('EN-07 a whole pin passes and keeps every named field', () => {
  const names = `id images.170x.url images.136x136.width images.236x.height images.474x images.736x images.orig title
    grid_title description link tracked_link domain created_at repin_count comment_count is_video is_promoted
    is_downstream_promotion promoter pinner board price_value price_currency story_pin_data rich_summary privacy
    seo_title seo_description seo_url seo_noindex_reason`
  expect(missingNames(pin, fern, names)).toEqual([])
  expect(pin.parse(fern)).toEqual(fern)
})

test('EN-07 a pin also carries what the wire protocol adds', () => {
  const names = `type closeup_description grid_description dominant_color image_signature alt_text auto_alt_text
    native_creator closeup_attribution hashtags topics.slug mentions.username product_tags.pin.price_value aggregated_pin_data.id aggregated_pin_data.aggregated_stats.saves
    aggregated_pin_data.aggregated_stats.done reaction_counts embed videos.video_list.V_HLSV4.captions_urls.en
    carousel_data images.564x images.1200x placeholder viewer_can.save viewer_can.edit viewer_can.delete
    viewer_can.remove_from_board viewer_can.see_stats viewer_can.react viewer_can.comment viewer_can.favorite
    reaction_by_me favorited_by_me saved_by_me.pin_id saved_by_me.board.name is_comments_allowed is_similar_products_shown
    story_pin_data.metadata.canvas_aspect_ratio
    story_pin_data.pages.blocks.block_style`
  expect(missingNames(pin, fern, names)).toEqual([])
})

test('EN-07 a domain is never null, and a pin without a board is a pin', () => {
  expect(pin.safeParse({ ...fern, domain: null }).success).toBe(false)
  expect(pin.safeParse({ ...fern, domain: '', board: null, section: null }).success).toBe(true)
  expect(pin.safeParse({ ...fern, id: 3 }).success).toBe(false)
  expect(pin.safeParse({ ...fern, images: { orig: picture } }).success).toBe(false)
})

test('EN-07 moments are written as RFC 2822 has them', () => {
  expect(formatWireDate(new Date('2026-10-01T12:00:00.999Z'))).toBe('Thu, 01 Oct 2026 12:00:00 +0000')
  expect(wireDate.safeParse('Thu, 01 Oct 2026 12:00:00 GMT').success).toBe(false)
  expect(atob(nodeId('User', '7'))).toBe('User:7')
})

test('EN-07 a picture address names size and signature, and swapping the size gives another rendition', () => {
  expect(pictureUrl('https://p.example', 'originals', signature, 'png')).toBe(
    `https://p.example/originals/01/23/45/${signature}.png`,
  )
  const large = parsePicturePath(pictureUrl('', '236x', signature, 'jpg').replace('/236x/', '/736x/'))
  expect(large).toEqual({ size: '736x', signature, ext: 'jpg' })
  expect(renditions.map(sizeOfRendition).toSorted()).toEqual(pictureSizes.toSorted())
  expect(pictureSizes.map(renditionOfSize).toSorted()).toEqual(renditions.toSorted())
})

test('EN-07 every picture address reads back', () => {
  const parts = [constantFrom(...pictureSizes), stringMatching(/^[0-9a-f]{32}$/), constantFrom('jpg', 'webp')] as const
  assert(
    property(...parts, (size, name, ext) => {
      expect(parsePicturePath(pictureUrl('', size, name, ext))).toEqual({ size, signature: name, ext })
    }),
  )
})

test.each([
  `/999x/01/23/45/${signature}.jpg`,
  `/236x/01/23/46/${signature}.jpg`,
  `/236x/01/23/45/${signature.toUpperCase()}.jpg`,
  `/236x/01/23/45/${signature}.jpg/..`,
  `/236x/01/23/45/../${signature}.jpg`,
  `/236x/01/23/45/${signature}`,
])('EN-07 %s is no picture', (path) => expect(parsePicturePath(path)).toBeNull())

test('EN-07 an image has address, width and height in whole pixels', () => {
  expect(image.safeParse({ ...picture, width: 1.5 }).success).toBe(false)
  expect(image.safeParse({ url: picture.url }).success).toBe(false)
})

test('an upload says where to send the file and how far it is', () => {
  const registered = { upload_id: '9', upload_url: '/media/9', upload_parameters: { key: 'k' } }
  expect(uploadRegistration.parse(registered)).toEqual(registered)
  expect(uploadRegistration.safeParse({ ...registered, upload_id: 9 }).success).toBe(false)
  const done = { status: 'succeeded', signature, image_url: picture.url, failure_reason: null }
  expect(uploadStatus.parse(done)).toEqual(done)
  expect(uploadStatus.safeParse({ ...done, status: 'waiting' }).success).toBe(false)
})
