import { limits } from '@pinfold/contract'
import type { ProductTag } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { changeStory, missingOf, roomFor, startStory, type Story, type StoryChange } from './story-pages.ts'

const run = (...changes: StoryChange[]): Story => changes.reduce(changeStory, startStory('a'))
const keys = ({ pages }: Story) => pages.map(({ key }) => key).join('')
const picture = (key: string): StoryChange => ({ do: 'media', key, media: { at: 'ready', preview: 'blob:1' } })
const abc: StoryChange = { do: 'add', keys: ['b', 'c'] }

test('PI-10 pages move by one place, and not beyond the ends', () => {
  expect(keys(run(abc, { do: 'move', key: 'c', by: -1 }))).toBe('acb')
  expect(keys(run(abc, { do: 'move', key: 'a', by: 1 }))).toBe('bac')
  expect(keys(run(abc, { do: 'move', key: 'a', by: -1 }))).toBe('abc')
  expect(keys(run(abc, { do: 'move', key: 'c', by: 1 }))).toBe('abc')
  expect(keys(run(abc, { do: 'move', key: 'x', by: 1 }))).toBe('abc')
})

test('PI-10 a story has at most twenty pages, and at least one', () => {
  const many = run({ do: 'add', keys: Array.from({ length: 30 }, (_, index) => `p${index}`) })
  expect(many.pages).toHaveLength(limits.story.mostPages)
  expect(roomFor(many)).toBe(0)
  expect(keys(run({ do: 'remove', key: 'a' }))).toBe('a')
})

test('PI-10 what is added is chosen, and what is taken out leaves the choice to its neighbour', () => {
  expect(run(abc).chosenKey).toBe('c')
  expect(run(abc, { do: 'remove', key: 'c' }).chosenKey).toBe('b')
  expect(run(abc, { do: 'choose', key: 'a' }, { do: 'remove', key: 'a' }).chosenKey).toBe('b')
  expect(run(abc, { do: 'choose', key: 'b' }, { do: 'remove', key: 'c' }).chosenKey).toBe('b')
})

test('PI-10 the cover needs a picture, every other page something', () => {
  expect(Object.keys(missingOf(run(abc)))).toEqual(['a', 'b', 'c'])
  const words: StoryChange = { do: 'write', key: 'b', field: 'text', value: 'Bake.' }
  const story = run(abc, picture('a'), words, { do: 'write', key: 'c', field: 'heading', value: '  ' })
  expect(Object.keys(missingOf(story))).toEqual(['c'])
  expect(missingOf(changeStory(story, { do: 'remove', key: 'c' }))).toEqual({})
  const failed: StoryChange = { do: 'media', key: 'a', media: { at: 'failed', message: 'Invalid Image' } }
  expect(missingOf(changeStory(story, failed))['a']).toBe('Invalid Image')
  // A page of words cannot be the cover.
  expect(Object.keys(missingOf(run(abc, picture('a'), words, { do: 'move', key: 'b', by: -1 })))).toEqual(['b', 'c'])
})

test('PI-10 what a page lacks is said until it changes', () => {
  const refused = run(abc, { do: 'refuse', errors: { b: 'Give it words.' } })
  expect(refused.pages.map(({ error }) => error)).toEqual([null, 'Give it words.', null])
  const mended = changeStory(refused, { do: 'write', key: 'b', field: 'heading', value: 'Two' })
  expect(mended.pages.every(({ error }) => error === null)).toBe(true)
})

test('PI-10 a kept draft takes the place of what is there', () => {
  const restored = run({ do: 'replace', pages: [{ key: 'x', heading: 'One', text: '', products: [] }] })
  expect(restored).toMatchObject({ chosenKey: 'x', pages: [{ key: 'x', heading: 'One', media: { at: 'empty' } }] })
  expect(keys(run({ do: 'replace', pages: [] }))).toBe('a')
})

test('products stay with their page when it is moved', () => {
  const lamp = { x: 0.5, y: 0.25, page: 0, pin: { id: '9' } } as unknown as ProductTag
  const moved = run(abc, { do: 'tag', key: 'a', products: [lamp] }, { do: 'move', key: 'a', by: 1 })
  expect(moved.pages.map(({ key, products }) => [key, products.length])).toEqual([
    ['b', 0],
    ['a', 1],
    ['c', 0],
  ])
})
