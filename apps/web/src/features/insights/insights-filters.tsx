import { insightPeriods, type Insights, type TopBoard } from '@pinfold/contract'
import { Form } from 'react-router'
import { links } from '../../api/links.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type InsightsChoice, linkWith } from './insights-choice.ts'
import styles from './insights.module.css'
import { insightsWords as words } from './insights.words.ts'

interface InsightsFiltersProps {
  readonly choice: InsightsChoice
  readonly shown: Pick<Insights, 'from' | 'to' | 'sites'>
  readonly boards: readonly TopBoard[]
  /** Whose website it is, where the viewer has a role on that. */
  readonly business: string | null
  /** The last day that may be chosen. */
  readonly today: string
  /** What is wrong with the days that were asked for. */
  readonly refusal: string | null
}

/** Which days, and which Pins. */
export function InsightsFilters({ choice, shown, boards, business, today, refusal }: InsightsFiltersProps) {
  const locale = useLocale()
  // One that is not proved any more still has what was counted of it.
  const sites = [...new Set([...shown.sites, ...(choice.domain ? [choice.domain] : [])])]
  const isByDays = choice.from === undefined && choice.to === undefined
  return (
    <section className={styles['filters']} aria-label={words.filters}>
      <nav className={styles['periods']} aria-label={words.period}>
        {insightPeriods.map((days) => {
          const isChosen = isByDays && (choice.days ?? '30') === days
          return (
            <LinkButton
              key={days}
              size={32}
              kind={isChosen ? 'primary' : 'secondary'}
              to={linkWith(choice, { days, from: undefined, to: undefined })}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {words.lastDays(counted(Number(days), locale))}
            </LinkButton>
          )
        })}
      </nav>
      <Form className={styles['form']} action={links.analytics({})} key={`${shown.from} ${shown.to}`}>
        {choice.metric && <input type="hidden" name="metric" value={choice.metric} />}
        <TextField label={words.from} name="from" type="date" max={today} defaultValue={choice.from ?? shown.from} />
        <TextField label={words.to} name="to" type="date" max={today} defaultValue={choice.to ?? shown.to} />
        <SelectField
          label={words.pins}
          name="source"
          defaultValue={choice.source ?? ''}
          choices={[
            ['', words.allPins],
            ['own', business === null ? words.ownPins : words.pinsOf({ name: business })],
            ['site', business === null ? words.sitePins : words.othersPins],
          ]}
        />
        {business === null ? (
          <>
            <SelectField
              label={words.board}
              name="board"
              defaultValue={choice.board ?? ''}
              choices={[['', words.allBoards], ...boards.map(({ board }): [string, string] => [board.id, board.name])]}
            />
            {sites.length > 0 && (
              <SelectField
                label={words.site}
                name="domain"
                defaultValue={choice.domain ?? ''}
                choices={[['', words.allSites], ...sites.map((site): [string, string] => [site, site])]}
              />
            )}
          </>
        ) : (
          <>
            <input type="hidden" name="business" value={choice.business} />
            <input type="hidden" name="domain" value={choice.domain} />
          </>
        )}
        <Button type="submit" className={styles['go']}>
          {words.show}
        </Button>
      </Form>
      <div aria-live="polite">{refusal !== null && <FieldError>{refusal}</FieldError>}</div>
    </section>
  )
}
