import { expect, test } from 'vitest'
import { CHART, chartPoints } from './chart-points.ts'

test('values go from left to right, the greatest at the top and nought at the foot', () => {
  const { runs, most } = chartPoints([0, 5, 10])
  expect(most).toBe(10)
  expect(runs).toEqual([
    [
      [4, CHART.height - 4],
      [CHART.width / 2, CHART.height / 2],
      [CHART.width - 4, 4],
    ],
  ])
})

test('days without a value part the line, and nothing at all is no line', () => {
  expect(chartPoints([null, 1, 1, null, 1]).runs.map((run) => run.length)).toEqual([2, 1])
  expect(chartPoints([null, null]).runs).toEqual([])
  expect(chartPoints([]).runs).toEqual([])
  expect(chartPoints([0]).runs).toEqual([[[4, CHART.height - 4]]])
})
