import { type GatheredFigures, type SiteFigureName, statisticsPeriods } from '@pinfold/contract'
import { Form } from 'react-router'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { downloadText } from '../../../ui/download-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, AdminSection } from '../admin-page.tsx'
import adminStyles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { adminStatisticsWords as words } from './admin-statistics.words.ts'
import { FigureChart } from './figure-chart.tsx'
import { waitText } from './figure-names.ts'
import { figuresCsv } from './figures-csv.ts'
import styles from './statistics.module.css'

/** So far back statistics may be asked for. */
export type StatisticsPeriod = (typeof statisticsPeriods)[number]

interface StatisticsScreenProps {
  readonly period: StatisticsPeriod
  readonly gathered: GatheredFigures
}

const periodName = (period: StatisticsPeriod) => words[`days${period}`]

/** MD-07: how the site does. */
export function StatisticsScreen({ period, gathered }: StatisticsScreenProps) {
  const charts = (...names: SiteFigureName[]) => (
    <div className={styles['charts']}>
      {names.map((name) => (
        <FigureChart
          key={name}
          name={name}
          days={gathered.days}
          values={gathered.figures.find((each) => each.name === name)?.values ?? []}
        />
      ))}
    </div>
  )
  return (
    <AdminPage
      heading={adminWords.statistics}
      action={
        <Button onClick={() => downloadText(`pinfold-${gathered.days.at(-1)}.csv`, figuresCsv(gathered))}>
          {words.download}
        </Button>
      }
    >
      <Form className={adminStyles['filters']} action={adminLinks.statistics()}>
        <SelectField
          label={words.period}
          name="days"
          defaultValue={period}
          choices={statisticsPeriods.map((each) => [each, periodName(each)])}
        />
        <Button type="submit" className={adminStyles['go']}>
          {adminWords.show}
        </Button>
      </Form>
      <p className={adminStyles['note']}>{words.note}</p>
      <AdminSection heading={words.sectionMembers}>
        {charts('members', 'members.new', 'members.day', 'members.week', 'members.month')}
        <Cohorts cohorts={gathered.cohorts} />
      </AdminSection>
      <AdminSection heading={words.sectionContent}>
        {charts('pins', 'pins.new', 'saves.new', 'storage.bytes')}
      </AdminSection>
      <AdminSection heading={words.sectionSearch}>
        {charts('searches', 'searches.empty')}
        <Wanted wanted={gathered.wanted_searches} />
      </AdminSection>
      <AdminSection heading={words.sectionJobs}>
        {charts('queues.longest')}
        <Queues queues={gathered.queues} />
      </AdminSection>
    </AdminPage>
  )
}

function Cohorts({ cohorts }: Pick<GatheredFigures, 'cohorts'>) {
  const locale = useLocale()
  const longest = Math.max(0, ...cohorts.map(({ weeks }) => weeks.length))
  const said = (count: number, of: number) =>
    of === 0
      ? count.toLocaleString(locale)
      : words.share({
          count: count.toLocaleString(locale),
          share: (Math.min(count, of) / of).toLocaleString(locale, { style: 'percent' }),
        })
  return (
    <>
      <h3 className={styles['heading']}>{words.cohorts}</h3>
      <p className={adminStyles['note']}>{words.cohortsHelp}</p>
      <DataTable
        caption={words.cohorts}
        rows={cohorts}
        keyOf={({ joined_week: week }) => week}
        empty={<p>{words.none}</p>}
        columns={[
          { key: 'week', heading: words.joinedIn, isName: true, cell: ({ joined_week: week }) => week },
          { key: 'joined', heading: words.joined, cell: ({ joined }) => joined.toLocaleString(locale) },
          ...Array.from({ length: longest }, (_, at) => ({
            key: `week-${at}`,
            heading: words.weekLater({ number: String(at) }),
            cell: ({ joined, weeks }: GatheredFigures['cohorts'][number]) => {
              const week = weeks[at]
              return week ? said(week.members, joined) : null
            },
          })),
        ]}
      />
    </>
  )
}

function Wanted({ wanted }: { readonly wanted: GatheredFigures['wanted_searches'] }) {
  const locale = useLocale()
  return (
    <>
      <h3 className={styles['heading']}>{words.wanted}</h3>
      <p className={adminStyles['note']}>{words.wantedHelp}</p>
      <DataTable
        caption={words.wanted}
        rows={wanted}
        keyOf={({ phrase }) => phrase}
        empty={<p>{words.nobody}</p>}
        columns={[
          { key: 'phrase', heading: words.phrase, isName: true, cell: ({ phrase }) => phrase },
          { key: 'people', heading: words.people, cell: ({ people }) => people.toLocaleString(locale) },
        ]}
      />
    </>
  )
}

function Queues({ queues }: Pick<GatheredFigures, 'queues'>) {
  const locale = useLocale()
  return (
    <>
      <h3 className={styles['heading']}>{words.queues}</h3>
      <DataTable
        caption={words.queues}
        rows={queues}
        keyOf={({ queue }) => queue}
        empty={<p>{words.noQueues}</p>}
        columns={[
          { key: 'queue', heading: words.queue, isName: true, cell: ({ queue }) => queue },
          { key: 'done', heading: words.done, cell: ({ done }) => done.toLocaleString(locale) },
          { key: 'waiting', heading: words.waiting, cell: ({ waiting }) => waiting.toLocaleString(locale) },
          { key: 'usual', heading: words.usual, cell: ({ usual_milliseconds: wait }) => waitText(wait, locale) },
          { key: 'longest', heading: words.longest, cell: ({ longest_milliseconds: wait }) => waitText(wait, locale) },
        ]}
      />
    </>
  )
}
