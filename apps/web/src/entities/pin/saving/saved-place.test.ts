import type { Board } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { type SavedPlace, afterWish, savedParts, savedText } from './saved-place.ts'

const kitchen = { id: '1', name: 'Kitchen', url: '/ana/kitchen/' } as Board
const earlier: SavedPlace = { pinId: '7', board: kitchen, section: null, isFresh: false }

test('PI-02 a save shows its place before the server answered', () => {
  const saved = afterWish({ kind: 'save', place: { board: kitchen, section: null } }, null)
  expect(saved).toMatchObject({ pinId: null, board: { name: 'Kitchen' }, isFresh: true })
})

test('PI-02 an undo brings back what was so before, but not over a later save', () => {
  const undo = { kind: 'undo', pinId: '8', before: earlier } as const
  expect(afterWish(undo, { ...earlier, pinId: '8', isFresh: true })).toBe(earlier)
  const later = { ...earlier, pinId: '9', isFresh: true }
  expect(afterWish(undo, later)).toBe(later)
})

test('PI-02 what is said of a saved picture', () => {
  const to = (name: string) => ({ name })
  expect(savedParts(earlier, to)).toEqual(['You already saved this to ', { name: 'Kitchen' }])
  expect(savedParts({ ...earlier, isFresh: true }, to)).toEqual(['Saved to ', { name: 'Kitchen' }])
  expect(savedParts({ ...earlier, board: null }, to)).toEqual(['You already saved this to ', { name: 'your profile' }])
  expect(savedText({ board: kitchen, section: { title: 'Plates', slug: 'plates' } })).toBe('Saved to Kitchen › Plates')
  expect(savedText({ board: null, section: null })).toBe('Saved to your profile')
})
