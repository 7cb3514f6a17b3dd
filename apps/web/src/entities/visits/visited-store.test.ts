import { expect, test } from 'vitest'
import { readVisited, type TextStore, writeVisited } from './visited-store.ts'
import { nothingVisited } from './visited-pages.ts'

/** A browser's storage with so much room. */
function storage(kept: Record<string, string> = {}, room = 10_000): TextStore & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (name) => kept[name] ?? null,
    setItem: (name, text) => {
      if (text.length > room) throw new DOMException('no room', 'QuotaExceededError')
      kept[name] = text
    },
    removeItem: (name) => void delete kept[name],
  }
}
const visited = {
  pages: [{ path: '/pin/12/', timestamp: 5, pin_id: '12', image: 'https://a/b.jpg', description: 'A bowl' }],
  at: 0,
}

test('EN-15 path, time, pin, image and description are kept, for the viewer they are of', () => {
  const store = storage()
  writeVisited(() => store, '7', visited)
  expect(readVisited(() => store, '7')).toEqual(visited)
  expect(readVisited(() => store, '8')).toEqual(nothingVisited)
  expect(readVisited(() => store, null)).toEqual(nothingVisited)
})

test.each([
  '{',
  '[]',
  '"text"',
  '{"of":"7","pages":5,"at":0}',
  '{"of":"7","pages":[{"path":"//elsewhere"}],"at":0}',
  '{"of":"7","pages":[{"path":"/a","timestamp":1}],"at":4}',
  '{"of":"7","pages":[{"path":"/a","timestamp":1,"image":{}}],"at":0}',
])('EN-15 a broken store %s is an empty one', (text) => {
  expect(readVisited(() => storage({ 'visited-pages': text }), '7')).toEqual(nothingVisited)
})

test('EN-15 a full store forgets, and one that is switched off is no failure', () => {
  const full = storage({ 'visited-pages': 'old' }, 10)
  writeVisited(() => full, '7', visited)
  expect(full.kept).toEqual({})
  const off = (): TextStore => {
    throw new DOMException('not allowed', 'SecurityError')
  }
  writeVisited(off, '7', visited)
  expect(readVisited(off, '7')).toEqual(nothingVisited)
})
