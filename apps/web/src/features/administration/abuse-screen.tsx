import { abuseCauses, type AbuseCause, type AbuseMeasure, adminMeasures } from '@pinfold/contract'
import { useState } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { Age } from '../../ui/age.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { abuseWords as words } from './admin-abuse.words.ts'
import { adminLinks } from './admin-links.ts'
import { AdminPage, Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { PagedTable } from './paged-table.tsx'
import { UndoForm } from './undo-measure.tsx'

/** Which measures are shown; all where nothing is chosen. */
export interface AbuseFilter {
  readonly cause?: AbuseCause | undefined
  readonly user?: string | undefined
}

interface AbuseScreenProps {
  readonly filter: AbuseFilter
  readonly first: Answer<typeof adminMeasures>
}

/** The options of a call for the measures that a filter chooses. */
export const measuresOf = ({ cause, user }: AbuseFilter) => ({
  ...(cause !== undefined && { cause }),
  ...(user !== undefined && { user_id: user }),
})

/** MD-05: what the program did against spam and abuse by itself; each can be undone. */
export function AbuseScreen({ filter, first }: AbuseScreenProps) {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [wrong, setWrong] = useState<AbuseMeasure | null>(null)
  return (
    <AdminPage
      heading={adminWords.abuse}
      action={<LinkButton to={adminLinks.blocklist()}>{words.toBlocklist}</LinkButton>}
    >
      <Form className={styles['filters']} action={adminLinks.abuse()} key={JSON.stringify(filter)}>
        <SelectField
          label={words.cause}
          name="cause"
          defaultValue={filter.cause ?? ''}
          choices={[['', words.anyCause], ...abuseCauses.map((cause): [string, string] => [cause, words[cause]])]}
        />
        <TextField
          label={words.account}
          name="user"
          inputMode="numeric"
          defaultValue={filter.user ?? ''}
          autoComplete="off"
        />
        <Button type="submit" className={styles['go']}>
          {adminWords.show}
        </Button>
      </Form>
      <PagedTable
        key={JSON.stringify([filter, first.data])}
        endpoint={adminMeasures}
        options={measuresOf(filter)}
        first={first}
        caption={adminWords.abuse}
        columns={columnsOf(locale, setWrong)}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {wrong && <UndoForm measure={wrong} onClose={() => setWrong(null)} onDone={revalidate} />}
    </AdminPage>
  )
}

const columnsOf = (locale: string, undo: (measure: AbuseMeasure) => void): readonly Column<AbuseMeasure>[] => [
  {
    key: 'who',
    heading: adminWords.who,
    isName: true,
    cell: ({ user }) => (user ? <Link to={adminLinks.member(user.id)}>{user.username}</Link> : words.gone),
  },
  { key: 'cause', heading: words.cause, cell: ({ cause }) => words[cause] },
  {
    key: 'what',
    heading: words.what,
    cell: ({ is_holding_back: isHeld, is_limiting: isLimited }) => (
      <Tags words={[...(isHeld ? [words.heldBack] : []), ...(isLimited ? [words.limited] : [])]} />
    ),
  },
  { key: 'evidence', heading: words.evidence, cell: evidenceOf },
  { key: 'since', heading: words.when, cell: ({ made_at: moment }) => <Age moment={moment} locale={locale} /> },
  { key: 'until', heading: words.until, cell: ({ ends_at: moment }) => minuteOf(moment) },
  { key: 'state', heading: words.state, cell: (measure) => <Tags words={[stateOf(measure)]} /> },
  {
    key: 'acts',
    heading: adminWords.act,
    cell: (measure) =>
      measure.undone_at === null && (
        <Button
          size={32}
          aria-label={words.undoOne({ name: measure.user?.username ?? words.gone })}
          onClick={() => undo(measure)}
        >
          {words.undo}
        </Button>
      ),
  },
]

/** What was counted, and the key under which it was, so that measures of one find are told apart. */
const evidenceOf = ({ evidence: { accounts, known_accounts: known, things, key } }: AbuseMeasure) => (
  <>
    {words.evidenceLine({ accounts, known: String(known), things })}
    <span className={styles['detail']}>{key}</span>
  </>
)

function stateOf({ undone_at: undoneAt, is_standing: isStanding }: AbuseMeasure): string {
  if (undoneAt !== null) return words.undone
  return isStanding ? words.stands : words.over
}

/** A moment to the minute, in universal time, as `2026-12-01 09:00`. */
const minuteOf = (moment: string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
