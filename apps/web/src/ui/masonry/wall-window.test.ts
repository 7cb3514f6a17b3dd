import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLUMN_WIDTH, type CardSize, columnsThatFit, phoneColumnWidth, pixelsOf } from './masonry-layout.ts'
import { buildWall } from './masonry-style.ts'
import { drawnIndexes, isSameWindow, wallWindow } from './wall-window.ts'

const card: fc.Arbitrary<CardSize> = fc
  .record({ ratio: fc.double({ min: 0.3, max: 2.4, noNaN: true }), lines: fc.integer({ min: 0, max: 3 }) })
  .map(({ ratio, lines }) => ({ ratio, fixed: lines * 20, phoneFixed: lines * 24 }))
const sight = fc.record({
  wallWidth: fc.integer({ min: 320, max: 3400 }),
  scrolled: fc.integer({ min: -400, max: 9000 }),
  screenHeight: fc.integer({ min: 400, max: 1600 }),
})

/** Every card of a wall with its edges on the screen. */
function edgesOf(cards: readonly CardSize[], { wallWidth, scrolled }: { wallWidth: number; scrolled: number }) {
  const columns = columnsThatFit(wallWidth)
  const width = columns === null ? phoneColumnWidth(wallWidth) : COLUMN_WIDTH
  const wall = buildWall(cards)
  const { placements } = (columns === null ? wall.phone : wall.byCount.get(columns)) ?? wall.phone
  return cards.map((size, index) => {
    const placement = placements[index]
    if (!placement) throw new Error('a card without a place')
    const top = pixelsOf(placement, width) - scrolled
    return { top, bottom: top + size.ratio * width + (columns === null ? size.phoneFixed : size.fixed) }
  })
}

describe('BC-04 what of a wall is drawn', () => {
  test('every card that reaches into the screen, in the order of the feed', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 200 }), sight, (cards, seen) => {
        const { indexes } = wallWindow(buildWall(cards), seen)
        expect(indexes).toEqual([...new Set(indexes)].toSorted((one, other) => one - other))
        const edges = edgesOf(cards, seen)
        const visible = [...edges.keys()].filter((index) => {
          const { top = 0, bottom = 0 } = edges[index] ?? {}
          return bottom > 0 && top < seen.screenHeight
        })
        expect(visible.filter((index) => !indexes.includes(index))).toEqual([])
      }),
    )
  })

  test('nothing that is more than a screen and a half away', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 200 }), sight, (cards, seen) => {
        const edges = edgesOf(cards, seen)
        for (const index of wallWindow(buildWall(cards), seen).indexes) {
          const { top = 0, bottom = 0 } = edges[index] ?? {}
          expect(bottom).toBeGreaterThan(-1.5 * seen.screenHeight)
          expect(top).toBeLessThan(2.5 * seen.screenHeight)
        }
      }),
    )
  })

  test('the focused card and its neighbours, so that Tab goes on past the edge', () => {
    const drawn = { indexes: [10, 11, 12], columns: 3 }
    expect(drawnIndexes(drawn, -1, 20)).toEqual([10, 11, 12])
    expect(drawnIndexes(drawn, 12, 20)).toEqual([10, 11, 12, 13])
    expect(drawnIndexes(drawn, 0, 20)).toEqual([0, 1, 10, 11, 12])
    expect(drawnIndexes(drawn, 19, 20)).toEqual([10, 11, 12, 18, 19])
    expect(drawnIndexes(drawn, -1, 11)).toEqual([10])
  })

  test('a window is the same while cards and columns are', () => {
    expect(isSameWindow({ indexes: [1, 2], columns: 2 }, { indexes: [1, 2], columns: 2 })).toBe(true)
    expect(isSameWindow({ indexes: [1, 2], columns: 2 }, { indexes: [1, 2], columns: null })).toBe(false)
    expect(isSameWindow({ indexes: [1, 2], columns: 2 }, { indexes: [1, 3], columns: 2 })).toBe(false)
    expect(isSameWindow(null, { indexes: [], columns: 2 })).toBe(false)
  })
})
