import { expect, test } from 'vitest'
import { isUpsellDue } from './boards-upsell.tsx'

test('VR-07 the upsell is due from five boardless pins on, and without a board', () => {
  expect(isUpsellDue({ board_count: 0, quick_saves_pin_count: 5 })).toBe(true)
  expect(isUpsellDue({ board_count: 0, quick_saves_pin_count: 4 })).toBe(false)
  expect(isUpsellDue({ board_count: 1, quick_saves_pin_count: 50 })).toBe(false)
  // Others are not told how many there are.
  expect(isUpsellDue({ board_count: 0 })).toBe(false)
})
