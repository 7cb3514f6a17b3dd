import type { SiteFigureName } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { adminStatisticsWords as words } from './admin-statistics.words.ts'
import { CHART, chartPoints } from './chart-points.ts'
import { figureName, figureValue } from './figure-names.ts'
import styles from './statistics.module.css'

interface FigureChartProps {
  readonly name: SiteFigureName
  readonly days: readonly string[]
  readonly values: readonly (number | null)[]
}

/** One figure by day: a drawing, and the same as a table for whoever wants the numbers or cannot see it. */
export function FigureChart({ name, days, values }: FigureChartProps) {
  const locale = useLocale()
  const title = figureName(name)
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, day: days[at] ?? '' }]))
  const latest = known.at(-1)
  const say = (value: number) => figureValue(name, value, locale)
  const { runs, most } = chartPoints(values)
  const range = known.map(({ value }) => value)
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>
        <span className={styles['name']}>{title}</span>
        {latest && <span className={styles['latest']}>{say(latest.value)}</span>}
      </figcaption>
      {latest === undefined ? (
        <p className={styles['note']}>{words.none}</p>
      ) : (
        <>
          <div className={styles['drawing']}>
            <span className={styles['most']} aria-hidden="true">
              {say(most)}
            </span>
            <svg
              className={styles['chart']}
              viewBox={`0 0 ${CHART.width} ${CHART.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={words.chart({
                name: title,
                least: say(Math.min(...range)),
                most: say(Math.max(...range)),
                latest: say(latest.value),
              })}
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
            <summary>{words.table}</summary>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th scope="col">{words.day}</th>
                  <th scope="col">{title}</th>
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
      )}
    </figure>
  )
}

/** A line over days that follow each other; a single day is a dot. */
function Run({ run }: { readonly run: readonly (readonly [number, number])[] }) {
  const [first] = run
  if (first && run.length === 1) return <circle className={styles['dot']} cx={first[0]} cy={first[1]} r="4" />
  return <polyline className={styles['line']} points={run.map((point) => point.join(',')).join(' ')} />
}
