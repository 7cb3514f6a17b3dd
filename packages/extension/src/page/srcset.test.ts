import { expect, test } from 'vitest'
import { backgroundsIn, largestOf } from './srcset.ts'

test.each([
  ['a.jpg 320w, b.jpg 1280w, c.jpg 640w', 'b.jpg'],
  ['a.jpg, b.jpg 2x', 'b.jpg'],
  ['https://x.example/w_1,h_2/a.jpg 1x, https://x.example/w_2,h_4/a.jpg 2x', 'https://x.example/w_2,h_4/a.jpg'],
  ['only.jpg', 'only.jpg'],
  ['  ', undefined],
])('CN-10 of "%s" the largest is taken', (srcset, largest) => {
  expect(largestOf(srcset)).toBe(largest)
})

test('CN-10 backgrounds are found however they are quoted', () => {
  const style = `background: url("a b.jpg"), url('c.jpg') no-repeat; mask: url( d.svg )`
  expect(backgroundsIn(style)).toEqual(['a b.jpg', 'c.jpg', 'd.svg'])
})
