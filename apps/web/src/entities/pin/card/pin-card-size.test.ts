import { expect, test } from 'vitest'
import { gridTitle, pinCardSize } from './pin-card-size.ts'

const picture = (width: number, height: number) => {
  const image = { url: '/p.jpg', width, height }
  return {
    orig: image,
    '1200x': image,
    '736x': image,
    '564x': image,
    '474x': image,
    '236x': image,
    '170x': image,
    '136x136': image,
  }
}
const pin = (width: number, height: number, title = '') => ({
  images: picture(width, height),
  title,
  grid_title: title,
})

test('a card keeps its exact ratio, and a very tall picture is cut at 1:2.4', () => {
  expect(pinCardSize(pin(236, 354), false)).toMatchObject({ ratio: 1.5, isTall: false, fixed: 0 })
  expect(pinCardSize(pin(100, 900), false)).toMatchObject({ ratio: 566 / 236, isTall: true })
})

test('a picture without a size is treated as a square', () => {
  expect(pinCardSize(pin(0, 0), false).ratio).toBe(1)
})

test('a title reserves one or two lines, more often two on a phone', () => {
  expect(pinCardSize(pin(10, 10, 'A quiet kitchen'), false)).toMatchObject({ fixed: 28, phoneFixed: 28 })
  expect(pinCardSize(pin(10, 10, 'A quiet kitchen in old oak'), false)).toMatchObject({ fixed: 28, phoneFixed: 48 })
  expect(pinCardSize(pin(10, 10, '静かな台所とオーク材のある暮らしの記録帳'), false)).toMatchObject({ lines: 2 })
  expect(pinCardSize(pin(10, 10), true)).toMatchObject({ fixed: 32 })
})

test('a line of the wall reserves its own room, but none below a picture alone', () => {
  const withLine = (title: string, isBare: boolean) => pinCardSize(pin(10, 10, title), false, isBare, true)
  expect(withLine('', false)).toMatchObject({ fixed: 28, phoneFixed: 28, hasLine: true })
  expect(withLine('A quiet kitchen', false)).toMatchObject({ fixed: 48, phoneFixed: 48, hasLine: true })
  expect(withLine('A quiet kitchen', true)).toMatchObject({ fixed: 0, phoneFixed: 0, hasLine: false })
})

test('VR-17 a grid title is trimmed and cut to 200 characters', () => {
  expect(gridTitle({ grid_title: `  ${'a'.repeat(300)} `, title: 'other' })).toBe('a'.repeat(200))
  expect(gridTitle({ grid_title: '', title: 'Fallback' })).toBe('Fallback')
})
