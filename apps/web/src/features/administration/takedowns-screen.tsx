import type { AdminTakedown } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../api/viewer.ts'
import { dateIn } from '../../entities/report/date-in.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminLinks } from './admin-links.ts'
import { AdminPage, Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { takedownQueueWords as words } from './takedown-queue.words.ts'
import { DeedForm, deeds, type TakedownDeed } from './takedown-deed.tsx'

/** What requests wait for. */
export type TakedownsWaiting = 'decision' | 'court'

interface TakedownsScreenProps {
  readonly waitingFor: TakedownsWaiting
  readonly takedowns: readonly AdminTakedown[]
}

/** MD-04: requests by law that wait for moderators, the most urgent first. */
export function TakedownsScreen({ waitingFor, takedowns }: TakedownsScreenProps) {
  const locale = useLocale()
  const [wish, setWish] = useState<{ deed: TakedownDeed; takedown: AdminTakedown } | null>(null)
  const other = waitingFor === 'decision' ? 'court' : 'decision'
  return (
    <AdminPage
      heading={words.heading}
      action={
        <LinkButton to={adminLinks.takedowns(other)}>
          {other === 'court' ? words.showObjected : words.showOpen}
        </LinkButton>
      }
    >
      <DataTable
        caption={words.heading}
        rows={takedowns}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="boards" heading={words.none} />}
        columns={columnsOf({ waitingFor, locale, onWish: (deed, takedown) => setWish({ deed, takedown }) })}
      />
      {wish && <DeedForm key={`${wish.deed} ${wish.takedown.id}`} {...wish} onClose={() => setWish(null)} />}
    </AdminPage>
  )
}

interface Shown {
  readonly waitingFor: TakedownsWaiting
  readonly locale: string
  readonly onWish: (deed: TakedownDeed, takedown: AdminTakedown) => void
}

const columnsOf = ({ waitingFor, locale, onWish }: Shown): readonly Column<AdminTakedown>[] => [
  { key: 'number', heading: words.number, isName: true, cell: ({ id }) => id },
  {
    key: 'law',
    heading: words.law,
    cell: ({ law, law_types: types, country }) => `${lawTexts(law).name}, ${country}: ${types.join(', ')}`,
  },
  {
    key: 'due',
    heading: words.due,
    cell: ({ due_at: due, is_overdue: isOverdue }) =>
      isOverdue ? <Tags words={[words.overdue]} /> : dateIn(locale, due),
  },
  { key: 'asker', heading: words.asker, cell: askerOf },
  { key: 'claim', heading: words.claim, cell: claimOf },
  { key: 'things', heading: words.things, cell: thingsOf },
  {
    key: 'deeds',
    heading: words.deeds,
    cell: (takedown) => (
      <span className={styles['pair']}>
        {(waitingFor === 'court' ? (['court'] as const) : (['accept', 'refuse'] as const)).map((deed) => (
          <Button
            key={deed}
            size={32}
            aria-label={words.deedOn({ deed: deeds[deed].label(), number: takedown.id })}
            onClick={() => onWish(deed, takedown)}
          >
            {deeds[deed].label()}
          </Button>
        ))}
      </span>
    ),
  },
]

const askerOf = (takedown: AdminTakedown) => (
  <>
    {askerNames(takedown)}
    {takedown.is_for_complaints_office && <Tags words={[words.complaintsOffice]} />}
  </>
)

const askerNames = ({ name, organisation, email, flagger_number: flagger }: AdminTakedown) =>
  name === ''
    ? words.anonymous
    : [name, organisation, email, flagger && words.flagger({ by: flagger })].filter((part) => part !== '').join(', ')

const claimOf = ({ explanation, details, things }: AdminTakedown) => (
  <>
    <span>{explanation}</span>
    {[...Object.values(details), ...things.map(({ objection }) => objection)]
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text} className={styles['detail']}>
          {text}
        </span>
      ))}
  </>
)

/** What requests name. */
export const thingKinds = { pin: () => words.pin, board: () => words.board, user: () => words.member }

const thingsOf = ({ things }: AdminTakedown) =>
  things.map(({ type, id, owner_id: ownerId, offences }) => (
    <span key={id} className={styles['detail']}>
      <Link
        className={styles['link']}
        to={
          type === 'user'
            ? adminLinks.member(id)
            : adminLinks.search({ q: id, kind: type === 'pin' ? 'pins' : 'boards' })
        }
      >
        {thingKinds[type]()} {id}
      </Link>{' '}
      {offences > 0 && (
        <Link className={styles['link']} to={adminLinks.member(ownerId)}>
          {words.offences({ count: offences })}
        </Link>
      )}
    </span>
  ))
