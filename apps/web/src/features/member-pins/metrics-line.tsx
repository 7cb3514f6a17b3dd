import type { Pin } from '@pinfold/contract'
import type { CardLine } from '../../entities/pin/card/card-line.ts'
import { counted, formatCount } from '../../ui/format.ts'
import styles from './metrics-line.module.css'
import { pinMetricsWords as words } from './pin-metrics.words.ts'

const kinds = ['saves', 'comments', 'reactions', 'tried'] as const

const metricsOf = ({ pin_metrics: metrics }: Pin) =>
  kinds.flatMap((of) => {
    const count = metrics?.[of] ?? 0
    return count === 0 ? [] : [{ of, count }]
  })

/** What came of a pin, below its card; what nobody did is left out. Only partners are told it, of their own pins. */
export const metricsLine: CardLine = {
  has: (pin) => metricsOf(pin).length > 0,
  draw: (pin, locale) =>
    metricsOf(pin).map(({ of, count }) => {
      const label = words[of](counted(count, locale))
      return (
        <span key={of} className={styles['count']} data-of={of} role="img" aria-label={label} title={label}>
          {formatCount(count, locale)}
        </span>
      )
    }),
}
