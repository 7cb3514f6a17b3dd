import type { Audience, Insights, Pin, TopBoard, TopPin } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { pinName } from '../../entities/pin/pin-name.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { DayChart } from '../../ui/day-chart.tsx'
import { downloadText } from '../../ui/download-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AudiencePart } from './audience-part.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { dayText, insightName, insightValue } from './insight-values.ts'
import { type InsightsChoice, linkWith } from './insights-choice.ts'
import { daysCsv, topCsv } from './insights-csv.ts'
import { InsightsFilters } from './insights-filters.tsx'
import styles from './insights.module.css'
import { insightsWords as words } from './insights.words.ts'
import { TopBoards, TopPins } from './top-tables.tsx'

interface InsightsScreenProps {
  readonly choice: InsightsChoice
  readonly insights: Insights
  readonly pins: readonly TopPin[]
  readonly boards: readonly TopBoard[]
  /** Of the whole business only. */
  readonly audience: Audience | null
  /** The business whose website it is, for who has a role on that; null for the business itself. */
  readonly business: string | null
  /** The Pin that alone is looked at, if it shows. */
  readonly pin: Pin | null
  readonly refusal: string | null
  readonly today: string
}

/** BZ-05: how a business's Pins do. */
export function InsightsScreen(props: InsightsScreenProps) {
  const { choice, insights, pins, boards, audience, business, pin, refusal, today } = props
  const locale = useLocale()
  const figure = insights.figures.find(({ name }) => name === choice.metric) ?? insights.figures[0]
  const isEmpty = insights.figures.every(({ total, previous_total: before }) => total === 0 && !before)
  const isNarrowed = [choice.board, choice.pin, choice.source, choice.domain].some((each) => each !== undefined)
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <div>
          <h1 className={styles['title']}>
            {business === null ? words.heading : words.headingOf({ domain: choice.domain ?? '' })}
          </h1>
          <p className={styles['lead']}>{business === null ? words.lead : words.leadOf({ name: business })}</p>
        </div>
        <div className={styles['downloads']}>
          <Button onClick={() => downloadText(`pinfold-days-${insights.to}.csv`, daysCsv(insights))}>
            {words.downloadDays}
          </Button>
          <Button onClick={() => downloadText(`pinfold-pins-${insights.to}.csv`, topCsv(pins, boards))}>
            {words.downloadPins}
          </Button>
        </div>
      </header>
      <InsightsFilters
        choice={choice}
        shown={insights}
        boards={boards}
        business={business}
        today={today}
        refusal={refusal}
      />
      <Narrowed choice={choice} pin={pin} boards={boards} business={business} />
      {isEmpty && !isNarrowed ? (
        <EmptyState
          drawing="pins"
          heading={words.nothingHeading}
          action={
            <LinkButton kind="primary" to={links.createPin()}>
              {words.createPin}
            </LinkButton>
          }
        >
          {words.nothing}
        </EmptyState>
      ) : (
        figure && (
          <>
            <FigureTiles choice={choice} insights={insights} chosen={figure.name} />
            <figure className={styles['chart']}>
              <figcaption className={styles['heading']}>{insightName(figure.name)}</figcaption>
              <DayChart
                name={insightName(figure.name)}
                days={insights.days.map((day) => dayText(day, locale))}
                values={figure.values}
                say={(value) => insightValue(figure.name, value, locale)}
                isTall
              />
            </figure>
            {choice.pin === undefined && <TopPins choice={choice} pins={pins} metric={figure.name} />}
            {choice.pin === undefined &&
              choice.board === undefined &&
              choice.domain === undefined &&
              choice.source !== 'site' && <TopBoards choice={choice} boards={boards} />}
            {audience !== null && <AudiencePart audience={audience} />}
          </>
        )
      )}
      <p className={styles['note']}>{words.note}</p>
    </div>
  )
}

function Narrowed({
  choice,
  pin,
  boards,
  business,
}: Pick<InsightsScreenProps, 'choice' | 'pin' | 'boards' | 'business'>) {
  const board = boards.find((each) => each.board.id === choice.board)
  const names = [
    choice.pin !== undefined && words.onePin({ name: pin === null ? choice.pin : pinName(pin) }),
    choice.board !== undefined && words.oneBoard({ name: board?.board.name ?? choice.board }),
    choice.domain !== undefined && business === null && words.oneSite({ name: choice.domain }),
  ].filter((name) => name !== false)
  if (names.length === 0) return null
  // Whoever has a role on one website stays with that.
  const all = { pin: undefined, board: undefined, ...(business === null && { domain: undefined }) }
  return (
    <p className={styles['narrowed']}>
      <span>{names.join(' · ')}</span>
      <LinkButton size={32} to={linkWith(choice, all)}>
        {words.showAll}
      </LinkButton>
    </p>
  )
}

/** What personal accounts see in its place. */
export function NoInsightsScreen() {
  return (
    <EmptyState
      drawing="boards"
      heading={words.personalHeading}
      headingLevel={1}
      action={
        <LinkButton kind="primary" to={links.convertToBusiness()}>
          {words.convert}
        </LinkButton>
      }
    >
      {words.personal}
    </EmptyState>
  )
}
