import { expect, test } from 'vitest'
import { createBookmarks } from './bookmarks.ts'

const bookmarks = createBookmarks('s'.repeat(43))
const refused = expect.objectContaining({ code: 'bookmark_refused', details: { field: 'bookmarks' } })

test('CA-20 a bookmark brings its key back, whatever the key is', () => {
  for (const key of ['1', '9223372036854775807', 'Ünïcode \u0001 name', 'f123', ' ']) {
    expect(bookmarks.read('list', bookmarks.write('list', key))).toBe(key)
  }
})

test('CA-20 a bookmark fits an address, and tells another list or installation nothing', () => {
  const written = bookmarks.write('list', 'Ünïcode /?&=')
  expect(written).toMatch(/^[\w-]+$/)
  expect(() => bookmarks.read('other list', written)).toThrow(refused)
  expect(() => createBookmarks('t'.repeat(43)).read('list', written)).toThrow(refused)
  // The line between list and key cannot be moved.
  expect(() => bookmarks.read('list\n1', bookmarks.write('list', '1\n2'))).toThrow(refused)
})

test('CA-20 whatever else is sent is refused', () => {
  for (const bad of ['', 'x', '-end-', '=', '💥', 'A'.repeat(16), 'A'.repeat(100_000)]) {
    expect(() => bookmarks.read('list', bad), bad.slice(0, 20)).toThrow(refused)
  }
})
