import { expect, test } from 'vitest'
import { beginningOf } from './asked-picture.ts'

test('CN-09 the window begins with the page, the picture and the words that its address names', () => {
  const asked = {
    url: 'https://www.shop.example/chair?a=1',
    media: 'https://cdn.example/chair.jpg',
    description: ' An oak chair ',
    title: 'Chairs',
  }
  expect(beginningOf(asked)).toEqual({
    page: { url: 'https://www.shop.example/chair?a=1', domain: 'shop.example' },
    media: 'https://cdn.example/chair.jpg',
    upload: null,
    description: 'An oak chair',
    title: 'Chairs',
  })
  expect(beginningOf({})).toEqual({ page: null, media: null, upload: null, description: '', title: '' })
})

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'file:///etc/passwd', '//host/a.jpg', 'no address'])(
  'CN-09 %s is neither taken as a page nor as a picture',
  (address) => {
    expect(beginningOf({ url: address, media: address })).toMatchObject({ page: null, media: null })
  },
)

test('CN-09 words that are too long for a Pin are cut, never refused', () => {
  const { title, description } = beginningOf({ title: '😀'.repeat(200), description: 'a'.repeat(2000) })
  expect([Array.from(title).length, description.length]).toEqual([100, 800])
})
