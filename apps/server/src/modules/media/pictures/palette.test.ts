import { colorFamilies as known } from '@pinfold/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorFamilies, colorFamily, rgbOf } from './color-family.ts'
import { paletteOf } from './palette.ts'

test('colours are called as people call them', () => {
  const called = {
    red: ['#ff0000', '#c8102e', '#b22222'],
    orange: ['#ff8c00', '#f5a623', '#ff7f50'],
    yellow: ['#ffff00', '#ffd700', '#f7e463'],
    green: ['#008000', '#2e8b57', '#7cfc00', '#6b8e23'],
    teal: ['#008080', '#40e0d0', '#5f9ea0'],
    blue: ['#0000ff', '#87ceeb', '#4169e1', '#1f3a5f'],
    purple: ['#800080', '#8a2be2', '#9370db'],
    pink: ['#ff69b4', '#ffc0cb', '#e75480'],
    brown: ['#8b4513', '#d2b48c', '#5c4033'],
    black: ['#000000', '#111111', '#1a1a1e'],
    grey: ['#808080', '#c0c0c0', '#5a5a5a'],
    white: ['#ffffff', '#f8f8f8', '#faf7f2'],
  }
  expect(Object.keys(called)).toEqual([...known])
  const wrong = Object.entries(called).flatMap(([family, colors]) =>
    colors.flatMap((color) => (colorFamily(rgbOf(color)) === family ? [] : [`${color} ${colorFamily(rgbOf(color))}`])),
  )
  expect(wrong).toEqual([])
})

test('every colour has a family', () => {
  const level = fc.integer({ min: 0, max: 255 })
  fc.assert(fc.property(level, level, level, (...rgb) => known.includes(colorFamily(rgb))))
})

/** A picture of stripes, each so many pixels of a colour. */
function stripes(...parts: readonly (readonly [color: string, pixels: number])[]) {
  const data = parts.flatMap(([color, pixels]) => Array.from({ length: pixels }, () => rgbOf(color)).flat())
  return { data: Buffer.from(data), info: { width: data.length / 3, height: 1, channels: 3 as const } }
}

test('a palette has what covers enough, the largest first, and small bright spots', () => {
  const palette = paletteOf(stripes(['#ffffff', 60], ['#2e8b57', 30], ['#ff0000', 5], ['#808080', 3], ['#0000ff', 2]))
  expect(colorFamilies(palette)).toEqual(['white', 'green', 'red'])
  expect(palette[1]).toBe('#2e8b57')
  expect(paletteOf({ data: Buffer.from([0, 255]), info: { width: 2, height: 1, channels: 1 } })).toHaveLength(2)
})
