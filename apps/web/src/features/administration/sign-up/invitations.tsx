import { type AdminInvitation, adminInvitations, adminInvite, adminWithdrawInvitation, limits } from '@pinfold/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Answer, call } from '../../../api/client.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyAddress } from '../../../ui/copy-address.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { ReasonField } from '../employees-screen.tsx'
import { PagedTable } from '../paged-table.tsx'
import { minuteOf, momentOfField } from '../universal-minute.ts'
import { adminSignUpWords as words } from './admin-sign-up.words.ts'

interface InvitationsProps {
  readonly first: Answer<typeof adminInvitations>
  readonly now: string
}

type Opened =
  | { readonly to: 'make' }
  | { readonly to: 'show'; readonly link: string }
  | { readonly to: 'withdraw'; readonly invitation: AdminInvitation }

/** The links that let people in: how often each was used, and how long it holds. */
export function Invitations({ first, now }: InvitationsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => setOpened(null)
  return (
    <>
      <div>
        <Button kind="primary" onClick={() => setOpened({ to: 'make' })}>
          {words.invite}
        </Button>
      </div>
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminInvitations}
        options={{}}
        first={first}
        caption={words.invitations}
        columns={columnsOf(now, (invitation) => setOpened({ to: 'withdraw', invitation }))}
        empty={
          <EmptyState drawing="boards" heading={words.nothing}>
            {words.nothingText}
          </EmptyState>
        }
      />
      {opened?.to === 'make' && (
        <Make
          onClose={close}
          onMade={async (link) => {
            setOpened({ to: 'show', link })
            await revalidate()
          }}
        />
      )}
      {opened?.to === 'show' && <Made link={opened.link} onClose={close} />}
      {opened?.to === 'withdraw' && (
        <Withdraw
          invitation={opened.invitation}
          onClose={close}
          onDone={async () => {
            showToast({ text: words.isWithdrawn })
            close()
            await revalidate()
          }}
        />
      )}
    </>
  )
}

function stateOf(invitation: AdminInvitation, now: string): string {
  const { withdrawn_at: withdrawnAt, ends_at: endsAt, uses, most_uses: mostUses } = invitation
  if (withdrawnAt !== null) return words.withdrawn
  if (uses >= mostUses) return words.usedUp
  return endsAt !== null && Date.parse(endsAt) <= Date.parse(now) ? words.over : words.good
}

const columnsOf = (
  now: string,
  withdraw: (invitation: AdminInvitation) => void,
): readonly Column<AdminInvitation>[] => [
  { key: 'label', heading: words.label, isName: true, cell: ({ label }) => label },
  {
    key: 'uses',
    heading: words.uses,
    cell: ({ uses, most_uses: most }) => words.usesOf({ uses: String(uses), most: String(most) }),
  },
  { key: 'until', heading: words.until, cell: ({ ends_at: moment }) => moment && minuteOf(moment) },
  { key: 'by', heading: words.madeBy, cell: ({ made_by: name }) => name },
  { key: 'state', heading: words.state, cell: (one) => <Tags words={[stateOf(one, now)]} /> },
  {
    key: 'acts',
    heading: adminWords.act,
    cell: (one) =>
      one.withdrawn_at === null && (
        <Button size={32} aria-label={words.withdrawOne({ label: one.label })} onClick={() => withdraw(one)}>
          {words.withdraw}
        </Button>
      ),
  },
]

interface MakeProps {
  readonly onClose: () => void
  readonly onMade: (link: string) => Promise<void>
}

function Make({ onClose, onMade }: MakeProps) {
  return (
    <DialogForm
      heading={words.invite}
      fields={['label', 'most_uses', 'ends_at', 'reason']}
      submitLabel={words.invite}
      onClose={onClose}
      send={async (values) => {
        const { data } = await call(adminInvite, {
          label: values.text('label'),
          most_uses: values.text('most_uses'),
          ends_at: momentOfField(values.text('ends_at')),
          reason: values.text('reason'),
        })
        await onMade(data.link ?? '')
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={words.label}
            help={words.labelHelp}
            name="label"
            maxLength={limits.admin.signUp.label}
            autoComplete="off"
            error={errors['label']}
          />
          <TextField
            label={words.mostUses}
            name="most_uses"
            type="number"
            min={1}
            max={limits.admin.signUp.uses}
            defaultValue={1}
            error={errors['most_uses']}
          />
          <TextField
            label={words.until}
            help={words.untilHelp}
            name="ends_at"
            type="datetime-local"
            error={errors['ends_at']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

function Made({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  return (
    <Modal heading={words.madeHeading} isOpen onClose={onClose} width={480} hasUnsavedText>
      <div className={styles['pairs']}>
        <p>{words.madeText}</p>
        <TextField label={words.link} value={link} readOnly onFocus={({ target }) => target.select()} />
        <div className={styles['pair']}>
          <Button kind="primary" onClick={() => void copyAddress(link)}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </div>
    </Modal>
  )
}

interface WithdrawProps {
  readonly invitation: AdminInvitation
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

function Withdraw({ invitation, onClose, onDone }: WithdrawProps) {
  return (
    <DialogForm
      heading={words.withdrawOne({ label: invitation.label })}
      fields={['reason']}
      submitLabel={words.withdraw}
      onClose={onClose}
      send={async (values) => {
        await call(adminWithdrawInvitation, { invitation_id: invitation.id, reason: values.text('reason') })
        await onDone()
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
