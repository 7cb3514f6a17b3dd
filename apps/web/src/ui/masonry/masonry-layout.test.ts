import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CardSize,
  COLUMN_WIDTH,
  GUTTER,
  PHONE_GUTTER,
  columnCounts,
  columnsThatFit,
  layOut,
  layOutPhone,
  phoneColumnWidth,
  pixelsOf,
  wallHeight,
} from './masonry-layout.ts'

const card: fc.Arbitrary<CardSize> = fc
  .record({ pixels: fc.integer({ min: 24, max: 566 }), lines: fc.integer({ min: 0, max: 3 }) })
  .map(({ pixels, lines }) => ({ ratio: pixels / COLUMN_WIDTH, fixed: lines * 20, phoneFixed: lines * 24 }))

const cards = fc.array(card, { maxLength: 120 })
const columns = fc.constantFrom(...columnCounts)

function boxes(wall: ReturnType<typeof layOut>, sizes: readonly CardSize[], width: number, phone: boolean) {
  return wall.placements.map((placement, index) => {
    const size = sizes[index]
    if (!size) throw new Error('a placement without a card')
    const top = pixelsOf(placement, width)
    return { column: placement.column, top, bottom: top + size.ratio * width + (phone ? size.phoneFixed : size.fixed) }
  })
}

describe('BC-04 masonry', () => {
  test('cards of a column never overlap and keep the gutter', () => {
    fc.assert(
      fc.property(cards, columns, (sizes, count) => {
        const lowest = new Map<number, number>()
        for (const box of boxes(layOut(sizes, count), sizes, COLUMN_WIDTH, false)) {
          expect(box.column).toBeLessThan(count)
          const before = lowest.get(box.column)
          if (before !== undefined) expect(box.top).toBeCloseTo(before + GUTTER, 5)
          else expect(box.top).toBe(0)
          lowest.set(box.column, box.bottom)
        }
      }),
    )
  })

  test('on phones cards never overlap at any width', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 240, max: 575 }), (sizes, wallWidth) => {
        const lowest = new Map<number, number>()
        for (const box of boxes(layOutPhone(sizes), sizes, phoneColumnWidth(wallWidth), true)) {
          expect(box.column).toBeLessThan(2)
          expect(box.top).toBeCloseTo((lowest.get(box.column) ?? -PHONE_GUTTER) + PHONE_GUTTER, 5)
          lowest.set(box.column, box.bottom)
        }
      }),
    )
  })

  test('a later card never starts above an earlier one, so reading order is the feed order', () => {
    fc.assert(
      fc.property(cards, columns, (sizes, count) => {
        const tops = layOut(sizes, count).placements.map((placement) => pixelsOf(placement, COLUMN_WIDTH))
        for (const [index, top] of tops.entries()) expect(top).toBeGreaterThanOrEqual((tops[index - 1] ?? 0) - 1)
      }),
    )
  })

  test('each card goes where it can stand highest, and to the first of such columns', () => {
    fc.assert(
      fc.property(cards, columns, (sizes, count) => {
        const starts = Array.from({ length: count }, () => 0)
        for (const { column, top, bottom } of boxes(layOut(sizes, count), sizes, COLUMN_WIDTH, false)) {
          expect(top).toBeLessThanOrEqual(Math.min(...starts) + 0.5)
          for (const start of starts.slice(0, column)) expect(start).toBeGreaterThan(top)
          starts[column] = bottom + GUTTER
        }
      }),
    )
  })

  test('appending never moves an earlier card', () => {
    fc.assert(
      fc.property(cards, cards, columns, (first, more, count) => {
        expect(layOut([...first, ...more], count).placements.slice(0, first.length)).toEqual(
          layOut(first, count).placements,
        )
        expect(layOutPhone([...first, ...more]).placements.slice(0, first.length)).toEqual(
          layOutPhone(first).placements,
        )
      }),
    )
  })

  test('a wall that grew is the wall that was laid out whole', () => {
    fc.assert(
      fc.property(cards, cards, columns, (first, more, count) => {
        const whole = [...first, ...more]
        expect(layOut(more, count, layOut(first, count))).toEqual(layOut(whole, count))
        expect(layOutPhone(more, layOutPhone(first))).toEqual(layOutPhone(whole))
      }),
    )
  })

  test('on phones the wall is as high as its lowest card at any width', () => {
    fc.assert(
      fc.property(cards, fc.integer({ min: 240, max: 575 }), (sizes, wallWidth) => {
        const width = phoneColumnWidth(wallWidth)
        const wall = layOutPhone(sizes)
        const lowest = Math.max(0, ...boxes(wall, sizes, width, true).map((box) => box.bottom))
        expect(wallHeight(wall, width)).toBeCloseTo(lowest, 5)
      }),
    )
  })

  test('the wall is as high as its lowest card', () => {
    fc.assert(
      fc.property(cards, columns, (sizes, count) => {
        const wall = layOut(sizes, count)
        const lowest = Math.max(0, ...boxes(wall, sizes, COLUMN_WIDTH, false).map((box) => box.bottom))
        expect(wallHeight(wall, COLUMN_WIDTH)).toBeCloseTo(lowest, 5)
      }),
    )
  })

  test('there are two to twelve columns of 236 and the phone layout below 576', () => {
    expect(columnsThatFit(390)).toBeNull()
    expect(columnsThatFit(576)).toBe(2)
    expect(columnsThatFit(755)).toBe(2)
    expect(columnsThatFit(756)).toBe(3)
    expect(columnsThatFit(1265)).toBe(5)
    expect(columnsThatFit(1440)).toBe(5)
    expect(columnsThatFit(9000)).toBe(12)
  })
})
