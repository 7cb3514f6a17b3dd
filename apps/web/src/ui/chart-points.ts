/** How large a chart is, in its own units. */
export const CHART = { width: 600, height: 160 } as const

const EDGE = 4

/** Where values stand on a chart, from left to right; gaps part what is drawn. `most` is what its top stands for. */
export function chartPoints(values: readonly (number | null)[]): {
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly most: number
} {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const step = values.length > 1 ? (CHART.width - 2 * EDGE) / (values.length - 1) : 0
  const runs: [number, number][][] = []
  let isGap = true
  values.forEach((value, at) => {
    if (value !== null) {
      if (isGap) runs.push([])
      const y = CHART.height - EDGE - (value / most) * (CHART.height - 2 * EDGE)
      runs.at(-1)?.push([round(EDGE + at * step), round(y)])
    }
    isGap = value === null
  })
  return { runs, most }
}

const round = (value: number) => Math.round(value * 10) / 10
