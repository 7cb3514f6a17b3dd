import { CHART, chartPoints } from './chart-points.ts'
import styles from './day-chart.module.css'
import { dayChartWords } from './day-chart.words.ts'

interface DayChartProps {
  readonly name: string
  /** As they are read, the oldest first. */
  readonly days: readonly string[]
  /** One for each day; null where nobody knows. */
  readonly values: readonly (number | null)[]
  readonly say: (value: number) => string
  readonly isTall?: boolean
}

/** Values by day: a drawing, and the same as a table for whoever wants the numbers or cannot see it. Nothing without a value. */
export function DayChart({ name, days, values, say, isTall = false }: DayChartProps) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, day: days[at] ?? '' }]))
  const latest = known.at(-1)
  if (latest === undefined) return null
  const { runs, most } = chartPoints(values)
  const range = known.map(({ value }) => value)
  const label = dayChartWords.chart({
    name,
    least: say(Math.min(...range)),
    most: say(Math.max(...range)),
    latest: say(latest.value),
  })
  return (
    <>
      <div className={styles['drawing']} data-tall={isTall || undefined}>
        <span className={styles['most']} aria-hidden="true">
          {say(most)}
        </span>
        <svg
          className={styles['chart']}
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <line className={styles['foot']} x1="0" x2={CHART.width} y1={CHART.height - 4} y2={CHART.height - 4} />
          {runs.map((run) => (
            <Run key={run[0]?.[0]} run={run} />
          ))}
        </svg>
        <span className={styles['ends']} aria-hidden="true">
          <span>{days[0]}</span>
          <span>{days.at(-1)}</span>
        </span>
      </div>
      <details className={styles['twin']}>
        <summary>{dayChartWords.table}</summary>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{dayChartWords.day}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {known.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{say(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** A line over days that follow each other; a single day is a dot. */
function Run({ run }: { readonly run: readonly (readonly [number, number])[] }) {
  const [first] = run
  if (first && run.length === 1) return <circle className={styles['dot']} cx={first[0]} cy={first[1]} r="4" />
  return <polyline className={styles['line']} points={run.map((point) => point.join(',')).join(' ')} />
}
