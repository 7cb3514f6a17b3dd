import { expect, test } from 'vitest'
import { drawnSize } from './cropped-file.ts'

test('a large part is drawn smaller in the same ratio, a small one as it is', () => {
  expect(drawnSize({ x: 0, y: 0, width: 4000, height: 2000 }, 800)).toEqual({ width: 800, height: 400 })
  expect(drawnSize({ x: 9, y: 9, width: 120, height: 120 }, 800)).toEqual({ width: 120, height: 120 })
  expect(drawnSize({ x: 0, y: 0, width: 0.4, height: 0.2 }, 800)).toEqual({ width: 1, height: 1 })
})
