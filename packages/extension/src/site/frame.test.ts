import { expect, test } from 'vitest'
import { framePath } from './frame.ts'

test.each([
  ['embedPin', '/pin/123/', '/embed/pin/123/'],
  ['embedPin', '/ana/', undefined],
  ['embedPin', '/pin/../../login', undefined],
  ['embedBoard', '/ana/walls/', '/embed/board/ana/walls/'],
  ['embedBoard', '/ana/', undefined],
  ['embedUser', '/ana', '/embed/profile/ana/'],
  ['embedUser', '/ana/walls/', undefined],
] as const)('CN-12 %s of %s shows in the frame %s', (kind, path, frame) => {
  expect(framePath(kind, path)).toBe(frame)
})
