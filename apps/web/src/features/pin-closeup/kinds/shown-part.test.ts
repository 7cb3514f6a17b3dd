import { expect, test } from 'vitest'
import { shownPart } from './shown-part.ts'

test.each([
  [1, 1, '100%', '100%'],
  [2, 1, '50%', '100%'],
  [0.5, 1, '100%', '50%'],
  [1.5, 3, '100%', '50%'],
])('a picture of %d in a frame of %d is %s wide and %s high', (picture, frame, inlineSize, blockSize) =>
  expect(shownPart(picture, frame)).toEqual({ inlineSize, blockSize }),
)
