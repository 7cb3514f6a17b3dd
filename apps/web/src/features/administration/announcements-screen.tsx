import { type AdminAnnouncement, adminAnnouncements, adminWithdrawAnnouncement } from '@pinfold/contract'
import { type Answer, call } from '../../api/client.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminPage, Tags } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { announcementsWords } from './admin-announcements.words.ts'
import { ReasonField } from './employees-screen.tsx'
import { PagedTable } from './paged-table.tsx'
import { minuteOf } from './universal-minute.ts'
import { useOpened } from './use-opened.ts'

interface AnnouncementsScreenProps {
  readonly first: Answer<typeof adminAnnouncements>
  /** When the page was made. */
  readonly now: string
  /** Whether the viewer's roles let them write. */
  readonly mayWrite: boolean
}

type Opened = { readonly of: AdminAnnouncement | null; readonly to: 'write' | 'withdraw' }

/** What was announced, and to whom; editors write, change and withdraw. */
export function AnnouncementsScreen({ first, now, mayWrite }: AnnouncementsScreenProps) {
  const { opened, setOpened, close, done } = useOpened<Opened>()
  return (
    <AdminPage
      heading={adminWords.announcements}
      action={
        mayWrite && (
          <Button kind="primary" onClick={() => setOpened({ of: null, to: 'write' })}>
            {announcementsWords.write}
          </Button>
        )
      }
    >
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminAnnouncements}
        options={{}}
        first={first}
        caption={adminWords.announcements}
        columns={columnsOf(now, mayWrite ? setOpened : null)}
        empty={
          <EmptyState drawing="boards" heading={announcementsWords.nobodyTold}>
            {announcementsWords.nobodyToldText}
          </EmptyState>
        }
      />
      {opened?.to === 'write' && <AnnouncementForm announcement={opened.of} now={now} onClose={close} onDone={done} />}
      {opened?.to === 'withdraw' && opened.of && <Withdraw announcement={opened.of} onClose={close} onDone={done} />}
    </AdminPage>
  )
}

const textOf = ({ texts }: AdminAnnouncement) => texts['en'] ?? ''

function stateOf({ withdrawn_at: withdrawnAt, starts_at: startsAt, ends_at: endsAt }: AdminAnnouncement, now: string) {
  if (withdrawnAt !== null) return announcementsWords.withdrawn
  if (Date.parse(startsAt) > Date.parse(now)) return announcementsWords.ahead
  return Date.parse(endsAt) > Date.parse(now) ? announcementsWords.shows : announcementsWords.over
}

const columnsOf = (now: string, open: ((opened: Opened) => void) | null): readonly Column<AdminAnnouncement>[] => [
  { key: 'text', heading: adminWords.what, isName: true, cell: textOf },
  { key: 'audience', heading: announcementsWords.audience, cell: ({ audience }) => announcementsWords[audience] },
  { key: 'languages', heading: announcementsWords.languages, cell: ({ texts }) => Object.keys(texts).join(', ') },
  { key: 'from', heading: announcementsWords.from, cell: ({ starts_at: moment }) => minuteOf(moment) },
  { key: 'until', heading: announcementsWords.until, cell: ({ ends_at: moment }) => minuteOf(moment) },
  { key: 'state', heading: announcementsWords.state, cell: (one) => <Tags words={[stateOf(one, now)]} /> },
  ...(open === null
    ? []
    : [{ key: 'acts', heading: adminWords.act, cell: (one: AdminAnnouncement) => actsOf(one, open) }]),
]

function actsOf(one: AdminAnnouncement, open: (opened: Opened) => void) {
  if (one.withdrawn_at !== null) return null
  const text = textOf(one)
  return (
    <span className={styles['pair']}>
      <Button
        size={32}
        aria-label={announcementsWords.changeOne({ text })}
        onClick={() => open({ of: one, to: 'write' })}
      >
        {announcementsWords.change}
      </Button>
      <Button
        size={32}
        aria-label={announcementsWords.withdrawOne({ text })}
        onClick={() => open({ of: one, to: 'withdraw' })}
      >
        {announcementsWords.withdraw}
      </Button>
    </span>
  )
}

interface WithdrawProps {
  readonly announcement: AdminAnnouncement
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

function Withdraw({ announcement, onClose, onDone }: WithdrawProps) {
  return (
    <DialogForm
      heading={announcementsWords.withdrawOne({ text: textOf(announcement) })}
      fields={['reason']}
      submitLabel={announcementsWords.withdraw}
      onClose={onClose}
      send={async (values) => {
        await call(adminWithdrawAnnouncement, { announcement_id: announcement.id, reason: values.text('reason') })
        await onDone(announcementsWords.gone)
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
