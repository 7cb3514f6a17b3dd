import type { Insights } from '@pinfold/contract'
import { Link } from 'react-router'
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { changeText, dayText, insightName, insightValue } from './insight-values.ts'
import { type InsightsChoice, linkWith } from './insights-choice.ts'
import styles from './insights.module.css'
import { insightsWords as words } from './insights.words.ts'

interface FigureTilesProps {
  readonly choice: InsightsChoice
  readonly insights: Insights
  readonly chosen: string
}

/** The totals, and how they stand to the days before; each leads to its chart. */
export function FigureTiles({ choice, insights, chosen }: FigureTilesProps) {
  const locale = useLocale()
  return (
    <section aria-label={words.figures}>
      <ul className={styles['tiles']}>
        {insights.figures.map(({ name, total, previous_total: before }) => {
          const change = changeText(total, before, locale)
          return (
            <li key={name}>
              <Link
                className={styles['tile']}
                to={linkWith(choice, { metric: name })}
                aria-current={name === chosen ? 'true' : undefined}
                preventScrollReset
              >
                <span className={styles['name']}>{insightName(name)}</span>
                <span className={styles['total']}>{insightValue(name, total, locale)}</span>
                <span className={styles['change']} data-rise={before !== null && total > before ? true : undefined}>
                  {name === 'followers' && change === null
                    ? words.followersNow(counted(insights.follower_count, locale))
                    : (change ?? '\u00A0')}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={styles['note']}>
        {words.compared({
          from: dayText(insights.previous_from, locale),
          to: dayText(insights.previous_to, locale),
        })}
      </p>
    </section>
  )
}
