import { type AdminAct, adminActs, type OptionsInput } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { actDone } from './act-names.ts'
import { adminLinks } from './admin-links.ts'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { changeWords } from './change-words.ts'
import { PagedTable } from './paged-table.tsx'

interface ActsTableProps {
  readonly options: OptionsInput<typeof adminActs>
  readonly first: Answer<typeof adminActs>
}

/** The log of acts, or the part of it that the options choose. */
export function ActsTable({ options, first }: ActsTableProps) {
  const locale = useLocale()
  return (
    <PagedTable
      endpoint={adminActs}
      options={options}
      first={first}
      caption={adminWords.log}
      columns={columnsOf(locale)}
      empty={
        <EmptyState drawing="boards" heading={adminWords.noActs}>
          {adminWords.noActsText}
        </EmptyState>
      }
    />
  )
}

const columnsOf = (locale: string): readonly Column<AdminAct>[] => [
  { key: 'what', heading: adminWords.what, isName: true, cell: ({ kind }) => actDone(kind) },
  {
    key: 'who',
    heading: adminWords.who,
    cell: ({ actor }) => (actor === null ? adminWords.commandLine : actor.username),
  },
  { key: 'on', heading: adminWords.on, cell: thingOf },
  { key: 'why', heading: adminWords.why, cell: ({ reason }) => reason },
  {
    key: 'change',
    heading: adminWords.change,
    cell: ({ before, after }) => <Change words={changeWords(before, after)} />,
  },
  { key: 'when', heading: adminWords.when, cell: ({ made_at: moment }) => <Age moment={moment} locale={locale} /> },
]

function thingOf({ thing, concerned }: AdminAct) {
  if (concerned === null) return `${thing.type} ${thing.id}`
  return (
    <Link className={classNames(styles['link'], styles['whole'])} to={adminLinks.member(concerned.id)}>
      {concerned.username || `${thing.type} ${thing.id}`}
    </Link>
  )
}

/** Characters that show of a change before it is opened. */
const SHOWN = 120

function Change({ words }: { readonly words: string }) {
  if (words.length <= SHOWN) return words
  return (
    <details className={styles['change']}>
      <summary>{`${words.slice(0, SHOWN).trimEnd()}…`}</summary>
      {words}
    </details>
  )
}
