import { expect, test } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

test('figures are a line for each day, and empty where nothing was gathered', () => {
  const figures = [
    { name: 'members', values: [null, 12] },
    { name: 'pins.new', values: [3, 0] },
  ] as const
  expect(
    figuresCsv({
      days: ['2026-11-25', '2026-11-26'],
      figures: figures.map((each) => ({ ...each, values: [...each.values] })),
    }),
  ).toBe('day,members,pins.new\r\n2026-11-25,,3\r\n2026-11-26,12,0\r\n')
})
