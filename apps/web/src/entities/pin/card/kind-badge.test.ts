import { expect, test } from 'vitest'
import { clockTime, kindBadge } from './kind-badge.ts'

test.each([
  [400, '0:01'],
  [12_000, '0:12'],
  [65_400, '1:05'],
  [3_725_000, '1:02:05'],
])('EN-07 a video of %i milliseconds is %s long', (milliseconds, text) => {
  expect(clockTime(milliseconds)).toBe(text)
})

const story = (page_count: number) => ({
  id: '1',
  page_count,
  metadata: { pin_title: null, pin_image_signature: null, canvas_aspect_ratio: 1 },
  pages: [],
})
const file = { url: '', width: 1, height: 1, duration: 9000, thumbnail: '' }

test('EN-07 a card says what is more than a picture', () => {
  expect(kindBadge({}, 'en-US')).toBeNull()
  expect(kindBadge({ story_pin_data: null, price_value: null, price_currency: null }, 'en-US')).toBeNull()
  expect(kindBadge({ story_pin_data: story(3) }, 'en-US')).toBe('3 pages')
  expect(kindBadge({ story_pin_data: story(1) }, 'en-US')).toBe('1 page')
  expect(kindBadge({ videos: { video_list: { V_ORIG: file } } }, 'en-US')).toBe('0:09')
  expect(kindBadge({ sensitivity: { state: 'veiled', is_veiled: true }, story_pin_data: story(3) }, 'en-US')).toBe(
    'Sensitive',
  )
  expect(kindBadge({ sensitivity: { state: 'held', is_veiled: true } }, 'en-US')).toBe('Being reviewed')
  expect(kindBadge({ sensitivity: { state: 'held', is_veiled: false } }, 'en-US')).toBe('Being reviewed')
  expect(kindBadge({ sensitivity: { state: 'veiled', is_veiled: false } }, 'en-US')).toBeNull()
  expect(kindBadge({ price_value: '12.50', price_currency: 'EUR' }, 'en-US')).toBe('€12.50')
})
