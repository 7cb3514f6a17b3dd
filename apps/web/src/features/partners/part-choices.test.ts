import { expect, test } from 'vitest'
import { partChoices, partName, partOf } from './part-choices.ts'

const parts = { boards: [{ id: '7', name: 'Autumn' }], sites: [{ domain: 'shop.example' }] }

test('a choice stands for the part it was made of', () => {
  const values = partChoices(parts, { hasWhole: true }).map(([value]) => partOf(value))
  expect(values).toEqual([
    { asset_type: 'business', asset_id: '' },
    { asset_type: 'profile', asset_id: '' },
    { asset_type: 'board', asset_id: '7' },
    { asset_type: 'site', asset_id: 'shop.example' },
  ])
  expect(partChoices(parts, { hasWhole: false })).toHaveLength(3)
  expect(partOf('')).toEqual({ asset_type: 'business', asset_id: '' })
})

test('a board that is gone is called so', () => {
  expect(partName({ asset_type: 'board', name: null })).toBe('A board that is gone')
  expect(partName({ asset_type: 'board', name: 'Autumn' })).toBe('Board: Autumn')
})
