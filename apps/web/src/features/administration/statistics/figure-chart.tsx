import type { SiteFigureName } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { DayChart } from '../../../ui/day-chart.tsx'
import { adminStatisticsWords as words } from './admin-statistics.words.ts'
import { figureName, figureValue } from './figure-names.ts'
import styles from './statistics.module.css'

interface FigureChartProps {
  readonly name: SiteFigureName
  readonly days: readonly string[]
  readonly values: readonly (number | null)[]
}

/** One figure by day. */
export function FigureChart({ name, days, values }: FigureChartProps) {
  const locale = useLocale()
  const title = figureName(name)
  const latest = values.findLast((value) => value !== null)
  const say = (value: number) => figureValue(name, value, locale)
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>
        <span className={styles['name']}>{title}</span>
        {typeof latest === 'number' && <span className={styles['latest']}>{say(latest)}</span>}
      </figcaption>
      {typeof latest === 'number' ? (
        <DayChart name={title} days={days} values={values} say={say} />
      ) : (
        <p className={styles['note']}>{words.none}</p>
      )}
    </figure>
  )
}
