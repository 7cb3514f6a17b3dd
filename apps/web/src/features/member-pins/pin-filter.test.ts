import { expect, test } from 'vitest'
import { filterOf, isHalfOn, toggleHalf } from './pin-filter.ts'

test('ST-23 each button toggles its half, through none, favorited, created, and both', () => {
  expect(toggleHalf('none', 'favorited')).toBe('FAVORITED')
  expect(toggleHalf('FAVORITED', 'created')).toBe('FAVORITED_AND_CREATED_BY_ME')
  expect(toggleHalf('FAVORITED_AND_CREATED_BY_ME', 'favorited')).toBe('CREATED_BY_ME')
  expect(toggleHalf('CREATED_BY_ME', 'created')).toBe('none')
  expect(isHalfOn('FAVORITED_AND_CREATED_BY_ME', 'created')).toBe(true)
  expect(isHalfOn('FAVORITED', 'created')).toBe(false)
})

test('ST-23 an address names the filter, and nothing that is none', () => {
  expect(filterOf(new URLSearchParams('pin_filter=FAVORITED'))).toBe('FAVORITED')
  for (const query of ['', 'pin_filter=COLORS', 'pin_filter=', 'filter=FAVORITED'])
    expect(filterOf(new URLSearchParams(query))).toBe('none')
})
