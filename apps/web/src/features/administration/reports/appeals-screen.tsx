import { type AdminAppeal, adminAppeals, adminDecideAppeal } from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Answer, call } from '../../../api/client.ts'
import { useLocale } from '../../../api/viewer.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Age } from '../../../ui/age.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage } from '../admin-page.tsx'
import { ReasonField } from '../employees-screen.tsx'
import { PagedTable } from '../paged-table.tsx'
import { actName, typeName } from './deed-names.ts'
import { reportQueueWords as words } from './report-queue.words.ts'
import styles from './reports.module.css'

interface Wish {
  readonly appeal: AdminAppeal
  readonly isGranted: boolean
}

/** MD-02: appeals that wait for somebody who did not decide before. */
export function AppealsScreen({ first }: { readonly first: Answer<typeof adminAppeals> }) {
  const locale = useLocale()
  const [wish, setWish] = useState<Wish | null>(null)
  return (
    <AdminPage heading={words.appeals}>
      <PagedTable
        endpoint={adminAppeals}
        options={{}}
        first={first}
        caption={words.appeals}
        columns={columnsOf(locale, setWish)}
        empty={<EmptyState drawing="boards" heading={words.noAppeals} />}
      />
      {wish && <AnswerForm key={`${wish.appeal.id} ${wish.isGranted}`} {...wish} onClose={() => setWish(null)} />}
    </AdminPage>
  )
}

/** Whose appeal it is; its number where they are gone. */
const nameOf = ({ member, id }: AdminAppeal): string => (member ? `@${member.username}` : id)

const columnsOf = (locale: string, onWish: (wish: Wish) => void): readonly Column<AdminAppeal>[] => [
  {
    key: 'member',
    heading: words.appealedBy,
    isName: true,
    cell: ({ member }) =>
      member && (
        <Link className={styles['link']} to={adminLinks.member(member.id)}>
          @{member.username}
        </Link>
      ),
  },
  {
    key: 'decision',
    heading: words.decision,
    cell: ({ id, kind, object_type: type, case_id: caseId, member }) => (
      <Link
        className={styles['link']}
        to={caseId === null ? adminLinks.log({ thing: member?.id ?? id }) : adminLinks.report(caseId)}
      >
        {actName(kind)}: {typeName(type)}
      </Link>
    ),
  },
  { key: 'by', heading: words.decidedBy, cell: ({ decided_by: by }) => by && `@${by.username}` },
  {
    key: 'why',
    heading: words.why,
    cell: ({ reason, texts }) => (
      <>
        {reason}
        {texts.map((text) => (
          <blockquote key={text} className={styles['said']}>
            {text}
          </blockquote>
        ))}
      </>
    ),
  },
  { key: 'appeal', heading: words.appeal, cell: ({ appeal }) => <span className={styles['said']}>{appeal}</span> },
  { key: 'when', heading: words.when, cell: ({ appealed_at: at }) => <Age moment={at} locale={locale} /> },
  {
    key: 'deeds',
    heading: words.deeds,
    cell: (appeal) =>
      appeal.may_decide ? (
        <span className={styles['row']}>
          {[true, false].map((isGranted) => {
            const deed = isGranted ? words.grant : words.refuse
            return (
              <Button
                key={deed}
                size={32}
                aria-label={words.deedOn({ deed, number: nameOf(appeal) })}
                onClick={() => onWish({ appeal, isGranted })}
              >
                {deed}
              </Button>
            )
          })}
        </span>
      ) : appeal.alone_from === null ? (
        words.yours
      ) : (
        words.alone({
          date: new Date(appeal.alone_from).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
        })
      ),
  },
]

function AnswerForm({ appeal, isGranted, onClose }: Wish & { readonly onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const deed = isGranted ? words.grant : words.refuse
  return (
    <DialogForm
      heading={words.deedOn({ deed, number: nameOf(appeal) })}
      fields={['reason']}
      submitLabel={deed}
      onClose={onClose}
      send={async (values) => {
        const wish = { decision_id: appeal.id, is_granted: isGranted, reason: values.text('reason') }
        await call(adminDecideAppeal, wish)
        onClose()
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          <p>{words.answerIsTold}</p>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
