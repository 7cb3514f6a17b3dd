import { type AbuseBlock, abuseBlockKinds, adminBlock, adminBlocks, adminUnblock, limits } from '@pinfold/contract'
import { type Answer, call } from '../../api/client.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { abuseWords as words } from './admin-abuse.words.ts'
import { adminLinks } from './admin-links.ts'
import { AdminPage } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { ReasonField } from './employees-screen.tsx'
import { PagedTable } from './paged-table.tsx'
import { useOpened } from './use-opened.ts'

type Opened = { readonly to: 'block' } | { readonly to: 'unblock'; readonly block: AbuseBlock }

/** MD-05: what nobody may use here, with reason and end; moderators write it. */
export function BlocklistScreen({ first }: { readonly first: Answer<typeof adminBlocks> }) {
  const { opened, setOpened, close, done } = useOpened<Opened>()
  return (
    <AdminPage
      heading={adminWords.blocklist}
      action={
        <span className={styles['pair']}>
          <LinkButton to={adminLinks.abuse()}>{words.toMeasures}</LinkButton>
          <Button kind="primary" onClick={() => setOpened({ to: 'block' })}>
            {words.block}
          </Button>
        </span>
      }
    >
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminBlocks}
        options={{}}
        first={first}
        caption={adminWords.blocklist}
        columns={columnsOf((block) => setOpened({ to: 'unblock', block }))}
        empty={
          <EmptyState drawing="boards" heading={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      />
      {opened?.to === 'block' && <BlockForm onClose={close} onDone={done} />}
      {opened?.to === 'unblock' && <UnblockForm block={opened.block} onClose={close} onDone={done} />}
    </AdminPage>
  )
}

const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)
const DAY = 24 * 60 * 60 * 1000
/** It ends with the day before. */
const lastDayOf = (moment: string) => dayOf(new Date(Date.parse(moment) - DAY).toISOString())

const columnsOf = (unblock: (block: AbuseBlock) => void): readonly Column<AbuseBlock>[] => [
  { key: 'value', heading: words.value, isName: true, cell: ({ value }) => value },
  { key: 'kind', heading: words.kind, cell: ({ kind }) => words[kind] },
  { key: 'reason', heading: adminWords.reason, cell: ({ reason }) => reason },
  { key: 'since', heading: words.when, cell: ({ made_at: moment }) => dayOf(moment) },
  {
    key: 'until',
    heading: words.lastDay,
    cell: ({ ends_at: moment }) => (moment === null ? words.forGood : lastDayOf(moment)),
  },
  {
    key: 'acts',
    heading: adminWords.act,
    cell: (block) => (
      <Button size={32} aria-label={words.unblockOne({ value: block.value })} onClick={() => unblock(block)}>
        {words.unblock}
      </Button>
    ),
  },
]

interface FormProps {
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

function BlockForm({ onClose, onDone }: FormProps) {
  return (
    <DialogForm
      heading={words.block}
      fields={['kind', 'value', 'until', 'reason']}
      submitLabel={words.block}
      onClose={onClose}
      send={async (values) => {
        const kind = abuseBlockKinds.find((each) => each === values.text('kind')) ?? 'word'
        const [value, until, reason] = [values.text('value'), values.text('until'), values.text('reason')]
        await call(adminBlock, { kind, value, until, reason })
        await onDone(words.blocked)
      }}
    >
      {(errors) => (
        <>
          <SelectField
            label={words.kind}
            name="kind"
            defaultValue="word"
            choices={abuseBlockKinds.map((kind) => [kind, words[kind]])}
            error={errors['kind']}
          />
          <TextField
            label={words.value}
            help={words.valueHelp}
            name="value"
            maxLength={limits.email.longest}
            autoComplete="off"
            error={errors['value']}
          />
          <TextField label={words.lastDay} help={words.lastDayHelp} name="until" type="date" error={errors['until']} />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

function UnblockForm({ block, onClose, onDone }: FormProps & { readonly block: AbuseBlock }) {
  return (
    <DialogForm
      heading={words.unblockOne({ value: block.value })}
      fields={['reason']}
      submitLabel={words.unblock}
      onClose={onClose}
      send={async (values) => {
        await call(adminUnblock, { block_id: block.id, reason: values.text('reason') })
        await onDone(words.unblocked)
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
