import { expect, test } from 'vitest'
import { pagePicturesOf } from './page-pictures.ts'

const page = {
  url: 'https://a.example/',
  title: 'Chairs',
  description: null,
  site_name: null,
  icon_url: null,
  is_video: false,
}
const picture = {
  url: 'https://a.example/1.jpg',
  preview_url: '/preview',
  title: null,
  description: null,
  alt_text: null,
  width: 300,
  height: 200,
}

test('CN-09 a page without a given picture offers its own, the likeliest first', () => {
  const items = [picture, { ...picture, url: 'https://a.example/2.jpg' }]
  expect(pagePicturesOf({ ...page, items, refusal: null })).toEqual({
    addresses: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    title: 'Chairs',
    description: '',
    reason: null,
  })
})

test('CN-07 a page without pictures says so, and a site that refuses is heard in its own words', () => {
  const none = { ...page, items: [] }
  expect(pagePicturesOf({ ...none, refusal: null }).reason).toBe(
    "We couldn't find any pictures on that page. Add one of your own.",
  )
  expect(pagePicturesOf({ ...none, refusal: { words: null } }).reason).toBe("This site doesn't allow saving.")
  const refused = pagePicturesOf({ ...page, items: [picture], refusal: { words: 'Ask me first' } })
  expect([refused.reason, refused.addresses]).toEqual(['Ask me first', []])
})
