import { adminAcceptTakedown, adminKeepRemoved, adminRefuseTakedown, type AdminTakedown } from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Age } from '../../ui/age.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { adminLinks } from './admin-links.ts'
import { AdminPage, Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { takedownQueueWords as words } from './takedown-queue.words.ts'
import { ReasonField } from './employees-screen.tsx'

/** What requests wait for. */
export type TakedownsWaiting = 'decision' | 'court'

interface TakedownsScreenProps {
  readonly waitingFor: TakedownsWaiting
  readonly takedowns: readonly AdminTakedown[]
}

type Deed = 'accept' | 'refuse' | 'court'

/** MD-04: requests by law that wait for moderators, the most urgent first. */
export function TakedownsScreen({ waitingFor, takedowns }: TakedownsScreenProps) {
  const locale = useLocale()
  const [wish, setWish] = useState<{ deed: Deed; takedown: AdminTakedown } | null>(null)
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
  readonly onWish: (deed: Deed, takedown: AdminTakedown) => void
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
      isOverdue ? <Tags words={[words.overdue]} /> : <Age moment={due} locale={locale} />,
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

const askerOf = ({ name, organisation, email, flagger_number: flagger }: AdminTakedown) =>
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

const kinds = { pin: () => words.pin, board: () => words.board, user: () => words.member }

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
        {kinds[type]()} {id}
      </Link>{' '}
      {offences > 0 && (
        <Link className={styles['link']} to={adminLinks.member(ownerId)}>
          {words.offences({ count: offences })}
        </Link>
      )}
    </span>
  ))

const deeds = {
  accept: { label: () => words.accept },
  refuse: { label: () => words.refuse },
  court: { label: () => words.court },
} satisfies Record<Deed, { label: () => string }>

interface DeedProps {
  readonly deed: Deed
  readonly takedown: AdminTakedown
  readonly onClose: () => void
}

function DeedForm({ deed, takedown, onClose }: DeedProps) {
  const { revalidate } = useRevalidator()
  const label = deeds[deed].label()
  return (
    <DialogForm
      heading={words.deedOn({ deed: label, number: takedown.id })}
      fields={['where', 'reason']}
      submitLabel={label}
      onClose={onClose}
      send={async (values) => {
        const wish = { takedown_id: takedown.id, reason: values.text('reason') }
        if (deed === 'accept')
          await call(adminAcceptTakedown, { ...wish, is_everywhere: values.text('where') === 'everywhere' })
        else await call(deed === 'refuse' ? adminRefuseTakedown : adminKeepRemoved, wish)
        onClose()
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          {deed === 'accept' && (
            <SelectField
              label={words.where}
              name="where"
              choices={[
                ['law', words.whereLawHolds],
                ['everywhere', words.everywhere],
              ]}
              error={errors['where']}
            />
          )}
          {deed === 'refuse' && <p>{words.reasonIsTold}</p>}
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
