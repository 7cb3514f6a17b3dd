import type { AdminExperimentResult } from '@pinfold/contract'
import { useLocale } from '../../../api/viewer.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, AdminSection, Facts } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { experimentsWords as words } from './admin-experiments.words.ts'
import { stateOf } from './experiments-screen.tsx'

type Group = AdminExperimentResult['groups'][number]

/** MD-06: what came of an experiment: counts, rates, the difference with its interval, and whether groups are as they should be. */
export function ExperimentScreen({ result }: { readonly result: AdminExperimentResult }) {
  const locale = useLocale()
  const { experiment, groups, sample_ratio: ratio } = result
  return (
    <AdminPage
      heading={words.resultOf({ key: experiment.key })}
      action={<LinkButton to={adminLinks.experiments()}>{words.back}</LinkButton>}
    >
      <Facts
        facts={[
          [words.about, experiment.about],
          [words.goal, words[experiment.goal]],
          [words.state, stateOf(experiment)],
        ]}
      />
      <DataTable
        caption={words.result}
        rows={groups}
        keyOf={({ name }) => name}
        empty={null}
        columns={columnsOf(locale, groups[0]?.name ?? '')}
      />
      <p className={styles['note']}>{words.method}</p>
      <AdminSection heading={words.ratio}>
        <p>{ratio === null ? words.ratioNobody : ratioText(ratio, locale)}</p>
      </AdminSection>
    </AdminPage>
  )
}

function ratioText({ chi_square: value, p_value: p, is_suspect: isSuspect }: Ratio, locale: string): string {
  const figures = {
    value: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value),
    p: new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }).format(p),
  }
  return isSuspect ? words.ratioSuspect(figures) : words.ratioFits(figures)
}
type Ratio = NonNullable<AdminExperimentResult['sample_ratio']>

function columnsOf(locale: string, control: string): readonly Column<Group>[] {
  const count = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  return [
    { key: 'group', heading: words.group, isName: true, cell: ({ name }) => name },
    { key: 'share', heading: words.share, cell: ({ percent }) => share.format(percent / 100) },
    { key: 'exposed', heading: words.exposed, cell: ({ exposed_count: exposed }) => count.format(exposed) },
    { key: 'reached', heading: words.reached, cell: ({ reached_count: reached }) => count.format(reached) },
    { key: 'rate', heading: words.rate, cell: ({ rate }) => share.format(rate) },
    {
      key: 'difference',
      heading: words.difference({ control }),
      cell: ({ name, difference }) => {
        if (name === control) return words.compared
        if (difference === null) return words.unknown
        const { value, lower, upper } = difference
        return words.interval({
          value: signed.format(value),
          lower: signed.format(lower),
          upper: signed.format(upper),
        })
      },
    },
  ]
}
