import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { denseShape } from './dense-shape.ts'
import { COLUMN_WIDTH, columnsThatFit, GUTTER, LEAST_COLUMNS, phoneColumnWidth } from './masonry-layout.ts'
import { buildWall } from './masonry-style.ts'

test('BC-03 dense columns are two thirds as wide as usual, and there are never fewer than two', () => {
  expect(denseShape.columnWidth * 3).toBeCloseTo(COLUMN_WIDTH * 2)
  expect(denseShape.phoneColumns).toBeGreaterThanOrEqual(LEAST_COLUMNS)
  expect(phoneColumnWidth(390, denseShape) * 3 + 32).toBeCloseTo(390)
  for (let width = 576; width < 2600; width += 1) {
    const columns = columnsThatFit(width, denseShape) ?? 0
    expect(columns).toBeGreaterThanOrEqual(LEAST_COLUMNS)
    expect(columns * (denseShape.columnWidth + GUTTER) - GUTTER).toBeLessThanOrEqual(width)
  }
})

test('BC-03 the styles change their columns where the layout does', async () => {
  const css = await readFile(new URL('dense-shape.module.css', import.meta.url), 'utf8')
  const steps = [...css.matchAll(/inline-size >= ([\d.]+)px\)[^@]*?calc\((\d+) \* var\(--gap\) - 16px\)/g)]
  expect(steps).toHaveLength(10)
  for (const [, from, columns] of steps) {
    expect(columnsThatFit(Number(from), denseShape)).toBe(Number(columns))
    if (columns !== '3') expect(columnsThatFit(Number(from) - 0.01, denseShape)).toBe(Number(columns) - 1)
  }
})

test('BC-03 a dense wall deals cards out for its own columns', () => {
  const cards = Array.from({ length: 30 }, (_, index) => ({ ratio: 1 + (index % 3) / 2, fixed: 0, phoneFixed: 0 }))
  const wall = buildWall(cards, undefined, denseShape)
  expect(new Set(wall.phone.placements.map(({ column }) => column))).toEqual(new Set([0, 1, 2]))
  expect(buildWall(cards.slice(10), buildWall(cards.slice(0, 10), undefined, denseShape), denseShape).phone).toEqual(
    wall.phone,
  )
})
