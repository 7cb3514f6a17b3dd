import { adminDecideOffender, adminOffenders, limits, type OffenderAct, type RepeatOffender } from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { lawTexts } from '../../entities/report/law-words.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Age } from '../../ui/age.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { adminLinks } from './admin-links.ts'
import { AdminPage } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { ReasonField } from './employees-screen.tsx'
import { PagedTable } from './paged-table.tsx'
import { thingKinds } from './takedowns-screen.tsx'
import { takedownQueueWords as words } from './takedown-queue.words.ts'

interface Wish {
  readonly act: OffenderAct
  readonly offender: RepeatOffender
}

/** MD-04: members of whom much was removed by law, and what is proposed for them. */
export function OffendersScreen({ first }: { readonly first: Answer<typeof adminOffenders> }) {
  const locale = useLocale()
  const [wish, setWish] = useState<Wish | null>(null)
  return (
    <AdminPage heading={adminWords.offenders}>
      <p className={styles['note']}>{words.offendersLead}</p>
      <PagedTable
        endpoint={adminOffenders}
        options={{}}
        first={first}
        caption={adminWords.offenders}
        columns={columnsOf(locale, setWish)}
        empty={<EmptyState drawing="boards" heading={words.noOffenders} />}
      />
      {wish && <DecideForm key={`${wish.act} ${wish.offender.member.id}`} {...wish} onClose={() => setWish(null)} />}
    </AdminPage>
  )
}

const acts = {
  suspend: () => words.suspend,
  ban: () => words.ban,
  leave: () => words.leave,
} satisfies Record<OffenderAct, () => string>

const columnsOf = (locale: string, onWish: (wish: Wish) => void): readonly Column<RepeatOffender>[] => [
  {
    key: 'member',
    heading: words.offender,
    isName: true,
    cell: ({ member }) => (
      <Link className={styles['link']} to={adminLinks.member(member.id)}>
        @{member.username}
      </Link>
    ),
  },
  { key: 'count', heading: words.offenceCount, cell: ({ offences }) => offences.toLocaleString(locale) },
  { key: 'latest', heading: words.latest, cell: ({ removals }) => removalsOf(removals, locale) },
  { key: 'since', heading: words.since, cell: ({ counted_at: at }) => <Age moment={at} locale={locale} /> },
  {
    key: 'proposed',
    heading: words.proposed,
    cell: ({ proposal: { act, days } }) => (days === null ? acts[act]() : words.suspendFor({ count: days })),
  },
  {
    key: 'deeds',
    heading: words.deeds,
    cell: (offender) =>
      offender.may_decide ? (
        <span className={classNames(styles['pair'], styles['acts'])}>
          {(['suspend', 'ban', 'leave'] as const).map((act) => (
            <Button
              key={act}
              size={32}
              aria-label={words.deedOn({ deed: acts[act](), number: `@${offender.member.username}` })}
              onClick={() => onWish({ act, offender })}
            >
              {acts[act]()}
            </Button>
          ))}
        </span>
      ) : (
        words.notYours
      ),
  },
]

const removalsOf = (removals: RepeatOffender['removals'], locale: string) =>
  removals.map(({ takedown_id: takedownId, law, object_id: id, object_type: type, removed_at: at }) => (
    <span key={`${takedownId} ${id}`} className={styles['detail']}>
      <Link className={styles['link']} to={adminLinks.log({ thing: takedownId })}>
        {thingKinds[type]()}: {lawTexts(law).name}
      </Link>
      {at !== null && (
        <>
          {' · '}
          <Age moment={at} locale={locale} />
        </>
      )}
    </span>
  ))

function DecideForm({ act, offender, onClose }: Wish & { readonly onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const label = acts[act]()
  return (
    <DialogForm
      heading={words.deedOn({ deed: label, number: `@${offender.member.username}` })}
      fields={['days', 'reason']}
      submitLabel={label}
      onClose={onClose}
      send={async (values) => {
        const days = act === 'suspend' ? { days: values.text('days') } : {}
        await call(adminDecideOffender, { member_id: offender.member.id, act, ...days, reason: values.text('reason') })
        onClose()
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          {act === 'suspend' && (
            <TextField
              label={words.days}
              name="days"
              type="number"
              min={1}
              max={limits.moderation.mostDays}
              defaultValue={String(offender.proposal.days ?? 30)}
              error={errors['days']}
              required
            />
          )}
          {act !== 'leave' && <p>{words.toldReason}</p>}
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
