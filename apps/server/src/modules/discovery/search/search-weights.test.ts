import { expect, test } from 'vitest'
import { EACH_STEP, MOST_SAVES, saveSteps } from './search-weights.ts'

/** What PostgreSQL gives words of a title and of a description, unless told otherwise. */
const [TITLE, DESCRIPTION] = [1, 0.4]

test('saves count by their doublings, up to an end, and never as much as it counts where a word stands', () => {
  expect([0, 1, 2, 3, 6, 7, MOST_SAVES, MOST_SAVES * 9].map(saveSteps)).toEqual([0, 1, 1, 2, 2, 3, 10, 10])
  expect(saveSteps(-1)).toBe(0)
  expect(DESCRIPTION * (1 + EACH_STEP * saveSteps(MOST_SAVES))).toBeLessThan(TITLE)
})
